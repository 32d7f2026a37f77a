import { createTrustedPolicy, trustedTypePolicies, type EarlyFile } from '@portal/contract';
import { isFastLine } from './fastLine.ts';

/** A slow API does not hold up the code, nor does a late file of the first view. */
const longestWaitMs = { answers: 600, firstView: 900 };

/** Files of a page, each checked by its hash. */
interface StartedFiles {
  /** Of the first view, in the reader's language: each runs when it comes, and nothing waits for it. */
  first: readonly EarlyFile[];
  /** Of the shell, if this script starts them: its scripts run in their order, its sheets are applied by them. */
  shell: readonly EarlyFile[];
}

interface Elements {
  script: (file: EarlyFile, how: { async: boolean; fetchPriority: string }) => HTMLElement;
  link: (file: EarlyFile, how: { rel: string; as?: string; media?: string }) => void;
}

function elementsOf(page: Document, files: readonly EarlyFile[]): Elements {
  const policy = createTrustedPolicy(trustedTypePolicies.scripts, {
    createScriptURL(address: string) {
      if (files.some(({ href }) => href === address)) return address;
      throw new TypeError(`${address} is none of the page's scripts.`);
    },
  });
  const add = (element: HTMLElement, properties: object): HTMLElement => {
    page.head.append(Object.assign(element, { crossOrigin: 'anonymous', ...properties }));
    return element;
  };
  return {
    script: ({ href, integrity }, how) =>
      add(page.createElement('script'), { src: policy.createScriptURL(href), integrity, ...how }),
    link: ({ href, integrity }, how) => void add(page.createElement('link'), { href, integrity, ...how }),
  };
}

/** Resolves when it has run, or cannot. */
const settled = (script: HTMLElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const event of ['load', 'error']) script.addEventListener(event, resolve);
  });

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Once the page has been painted as it is now; a hidden page draws no frames. */
const nextFrame = (): Promise<unknown> =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), later(100)]);

/**
 * Has the browser read what it needs to write times, which takes it 15 ms at the first use: by now, instead of between the
 * answers and the first view.
 */
const readTimeZones = (): unknown => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich' });

/**
 * Adds the first view's scripts at once. The shell's files are fetched once the answers are there, on a fast line at once,
 * and run after the first view: on a slow line they would delay the answers.
 */
export function startFiles(page: Document, { first, shell }: StartedFiles, answers: Promise<unknown>): void {
  if (first.length === 0 && shell.length === 0) return;
  if (first.length > 0) void nextFrame().then(readTimeZones);
  const { script, link } = elementsOf(page, [...first, ...shell]);
  const drawing = first.map((file) => settled(script(file, { async: true, fetchPriority: 'high' })));
  const scripts = shell.filter(({ as }) => as === 'script');
  const sheets = shell.filter(({ as }) => as === 'style');
  const toFetch = [...shell];
  const fetchShell = () =>
    toFetch.splice(0).forEach((file) => {
      // Is loaded when the file has come, unlike the script, which has run by then: what follows need not wait.
      if (file.as === 'script') link(file, { rel: 'preload', as: 'script' });
      else link(file, { rel: 'stylesheet', media: 'print' });
    });
  const run = () => {
    // Before the scripts run: they ask again for a sheet that is not there.
    fetchShell();
    for (const file of scripts) script(file, { async: false, fetchPriority: 'auto' });
  };
  if (isFastLine()) {
    // Among the first: browsers are in no hurry for a sheet that is not for the screen yet.
    for (const file of sheets) link(file, { rel: 'preload', as: 'style' });
    fetchShell();
  }
  void Promise.race([answers, later(longestWaitMs.answers)]).then(fetchShell, fetchShell);
  const drawn = Promise.all([answers, ...drawing]).then(nextFrame);
  const waits = Promise.race([drawn, later(longestWaitMs.firstView)]);
  void Promise.all([waits, parsed(page)]).then(run, run);
}

/** Scripts need the whole page. */
async function parsed(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return;
  await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
