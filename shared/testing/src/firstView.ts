import {
  callKey,
  firstView,
  keepFirstView,
  showsFirstView,
  type Entitlements,
  type FirstViewKind,
  type Language,
} from '@portal/contract';
import { calls } from '@portal/wire';

interface FirstVisit {
  /** The area's folder, and its screen's file. */
  area: { folder: string; file: string };
  path: string;
  /** Pattern of the path. @default one without parameters */
  route?: string;
  /** @default 'list' */
  kind?: FirstViewKind;
  /** @default 'en' */
  language?: Language;
  /** @default all */
  entitlements?: Entitlements;
  /** By call key; the gates let the client in unless these say otherwise. */
  answers: Readonly<Record<string, unknown>>;
}

/** jsdom has none; its elements have no looks. */
function withoutStyleSheets(): void {
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(document, { adoptedStyleSheets: [] });
}

const shellFile: Record<FirstViewKind, string> = {
  list: 'src/first-view/firstView.ts',
  profile: 'src/first-view/profileView.ts',
  person: 'src/first-view/personView.ts',
};

/** Indirectly, so that it runs in the page and not in this function. */
function runScript(code: string): void {
  const { eval: run } = globalThis;
  run(code);
}

/** Of the page's session, which begins if there is none: a first view is that of a session. */
function sessionToken(): string {
  const cookie = /(?:^|; )currentUser=([^;]+)/.exec(document.cookie)?.[1];
  if (cookie !== undefined)
    return (JSON.parse(decodeURIComponent(cookie)) as { accessToken: string }).accessToken;
  const session = { accessToken: 'first', refreshToken: 'r', currentUserName: 'Emma Everett' };
  document.cookie = `currentUser=${encodeURIComponent(JSON.stringify(session))}; Path=/`;
  return session.accessToken;
}

/** Paints a page's first view with the code that the build makes. @throws what leaves it to the portal */
export async function paintFirst(visit: FirstVisit): Promise<HTMLElement | undefined> {
  const { area, path, route, kind = 'list', language = 'en', entitlements = {}, answers } = visit;
  withoutStyleSheets();
  history.replaceState(null, '', path);
  const gates = {
    [calls.entitlementsAll.path]: entitlements,
    [callKey(calls.authorisation.path, { portal_tab_name: 'any' })]: {
      authorised: true,
      accepted_terms: true,
    },
  };
  const known = new Map(Object.entries({ ...gates, ...answers }));
  keepFirstView({
    language,
    apiBase: '/api',
    route,
    token: Promise.resolve(sessionToken()),
    answers: Promise.resolve(known),
    answerTo: (key) => Promise.resolve(known.get(key)),
  });
  const painted = new Promise<HTMLElement | undefined>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(document.querySelector<HTMLElement>('#first > [role=main]') ?? undefined);
    });
    observer.observe(document.body, { childList: true });
    jest.spyOn(console, 'info').mockImplementation((_text, why) => {
      observer.disconnect();
      reject(why as Error);
    });
  });
  runScript(firstViewCode('shell', shellFile[kind], 'offers')[language]);
  runScript(firstViewCode(area.folder, area.file, 'takes')[language]);
  return painted;
}

/** The page's content as it is when the portal's own view takes the first one's place. */
export function atTakeOver(content: () => Element | null): Promise<Element | undefined> {
  return new Promise((resolve) => {
    showsFirstView(() => {
      resolve((content()?.cloneNode(true) as Element | undefined) ?? undefined);
      document.getElementById('first')?.remove();
    });
    expect(firstView()).toBeDefined();
  });
}

/** Left to the portal's own view: an id may be there only once, and is announced once. */
const leftOut = ['id', 'for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'aria-live'];

function tagOf({ localName, attributes }: Element): string {
  const shown = [...attributes]
    .filter(
      ({ name, value }) => !leftOut.includes(name) && !(name === 'role' && /^(?:status|alert)$/.test(value)),
    )
    .map(({ name, value }) => ` ${name}="${value}"`);
  return `<${localName}${shown.sort().join('')}>`;
}

/** A view as text, one line for each element and text, to compare two views. */
export function linesOf(node: Node, indent = ''): string[] {
  const copy = node.cloneNode(true);
  copy.normalize();
  return [...copy.childNodes].flatMap((each) => {
    if (!(each instanceof Element)) return [`${indent}${each.textContent ?? ''}`];
    return [indent + tagOf(each), ...linesOf(each, `${indent}  `)];
  });
}
