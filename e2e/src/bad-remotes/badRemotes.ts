import type { Page, Route } from '@playwright/test';
import type { AlteredRelease, FilePart } from './alteredRelease.ts';

export interface BadRemote {
  /** Completes “a remote that …”. */
  how: string;
  part: FilePart;
  spoil?: (release: AlteredRelease) => Promise<void>;
  /** Only another version fixes it. */
  released?: true;
  /** As described in the report. */
  found?: string;
  /** The report names no file. */
  unnamed?: true;
  /** Alters responses in the browser. */
  answer?: (route: Route) => Promise<void>;
  /** Shows only when the page's clock advances. */
  hangs?: boolean;
}

const withSpace = (text: string) => `${text} `;

const parts = {
  entry: 'entry',
  exposed: 'front door',
  words: 'words',
  screen: 'screen',
  style: 'style sheet',
};

const named = Object.entries(parts) as [keyof typeof parts, string][];

export const tampered: readonly BadRemote[] = named.map(([part, name]) => ({
  how: `has one byte more in its ${name} than was released`,
  part,
  found: 'wrong bytes',
  spoil: (release) => release.tamper(part, withSpace),
}));

const missing: BadRemote[] = (['entry', 'screen', 'style'] as const).map((part) => ({
  how: `lacks its ${parts[part]}`,
  part,
  found: 'missing (status 404)',
  spoil: (release) => release.remove(part),
}));

const hanging: BadRemote[] = (['entry', 'screen', 'style'] as const).map((part) => ({
  how: `never answers for its ${parts[part]}`,
  part,
  hangs: true,
  found: 'late',
  answer: () => new Promise(() => undefined),
}));

/** Their hashes are right. Unit tests of the loader have more: code that throws when it is loaded, a file without a hash. */
export const badBuilds: readonly BadRemote[] = (
  [
    {
      how: 'has JSON where its entry should be',
      part: 'entry',
      spoil: (release) => release.release('entry', () => '{"error":"not found"}'),
    },
    {
      how: 'brings its own React',
      unnamed: true,
      part: 'exposed',
      spoil: (release) =>
        release.release('exposed', (text) => text.replace(/react:\w+\.createElement/, 'react:()=>0')),
    },
    {
      how: 'was built against another contract',
      unnamed: true,
      part: 'entry',
      spoil: (release) => release.describe((described) => (described.contract = '9.0.0')),
    },
  ] satisfies BadRemote[]
).map((bad) => ({ ...bad, released: true }));

const wrongAnswers: BadRemote[] = [
  {
    how: 'answers with JSON and 502 for its entry',
    part: 'entry',
    found: 'not served (status 502)',
    answer: (route) => route.fulfill({ status: 502, json: { error: 'bad gateway' } }),
  },
  {
    how: 'answers with a style sheet that is none by its type',
    part: 'style',
    found: 'wrong type (text/plain)',
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/plain' } });
    },
  },
];

export const isOfScreen = (part: FilePart): boolean => part === 'screen' || part === 'style';

/**
 * Bad files of a good release, by kind. A page can meet all of a kind in order: retries request what has not loaded,
 * and a page reports each file once.
 */
export const badFiles: Readonly<Record<string, readonly BadRemote[]>> = {
  'code and words have other bytes than were released': tampered.filter(({ part }) => !isOfScreen(part)),
  'screen and style sheet have other bytes than were released': tampered.filter(({ part }) =>
    isOfScreen(part),
  ),
  'files are missing': missing,
  'files never come': hanging,
  'files are answered as something else': wrongAnswers,
};

const slowly = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await route.continue();
};

/** Only costs the client time; a page meets both. */
export const fixedByRetry: readonly BadRemote[] = [
  {
    how: 'answers once with 503, and then slowly',
    part: 'entry',
    answer: onlyOnce((route) => route.fulfill({ status: 503, body: '' }), slowly),
  },
  { how: 'fails once to load its screen', part: 'screen', answer: onlyOnce((route) => route.abort()) },
];

type Answer = (route: Route) => Promise<void>;

function onlyOnce(spoil: Answer, later: Answer = (route) => route.continue()): Answer {
  let isSpoilt = false;
  return (route) => {
    if (isSpoilt) return later(route);
    isSpoilt = true;
    return spoil(route);
  };
}

/** Makes a screen throw until `portalIsFixed` is set in the page. */
export const throwingScreen = (text: string) =>
  text.replace(
    /Component:\(\)=>([\w$]+)/,
    'Component:()=>(globalThis.portalIsFixed?$1:()=>{throw new Error("broken on render")})',
  );

export interface FaultLine {
  remote: string;
  step: string;
  outcome: string;
  file?: string;
  found?: string;
  environment: string;
  shell: string;
  revision: number;
}

export function recordFaults(page: Page): FaultLine[] {
  const faults: FaultLine[] = [];
  page.on('console', (message) => {
    const line = /^Fault: (\{.*\})$/.exec(message.text())?.[1];
    if (line !== undefined) faults.push(JSON.parse(line) as FaultLine);
  });
  return faults;
}
