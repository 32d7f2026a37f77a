import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { messageOf } from '@portal/node';
import { bestPattern } from '#run/gateway/page/matchRoute.ts';
import { atRest, patienceMs, requestsUnderWay } from './atRest.ts';
import { forgetTasks, idsOnScreen, seriousViolations, watched } from './inPage.ts';
import { PageFaults } from './PageFaults.ts';
import type { PageToProve } from './pagesToProve.ts';
import { busyTooLong, longestTaskMs, PageSilent, whileAlive } from './whileAlive.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In the order in which a page is shown. */
const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

export interface PageToOpen {
  context: BrowserContext;
  origin: string;
  page: PageToProve;
  /** Ids of messages, and the first part of those that no release lists. */
  words: { ids: readonly string[]; areas: readonly string[] };
}

/** A page at one width; the time is until it was at rest. */
export interface Look {
  width: number;
  ms: number;
  faults: string[];
  /** JPEG, of what fits into the window; undefined where none was taken. */
  picture?: Buffer | undefined;
}

/** Opens a page wide, then narrow; a page that fails to open is not made narrow. @throws if the browser ends */
export async function openPage(given: PageToOpen): Promise<Look[]> {
  const page = await given.context.newPage();
  const look = looker(page, given);
  const looks: Look[] = [];
  try {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const { opened, ...seen } = await look(viewport.width, looks.length === 0);
      looks.push(seen);
      if (!opened) break;
    }
  } finally {
    // A frozen page does not answer to that either.
    await Promise.race([page.close(), pause(longestTaskMs)]);
  }
  return looks;
}

function looker(page: Page, { context, origin, page: { path, address, group }, words }: PageToOpen) {
  const faults = new PageFaults(page);
  const underWay = requestsUnderWay(page);
  const open = async (isFirst: boolean) => {
    if (isFirst) await page.goto(origin + address, { waitUntil: 'commit', timeout: patienceMs });
    await atRest(page, underWay);
  };
  return async (width: number, isFirst: boolean): Promise<Look & { opened: boolean }> => {
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    try {
      const ms = await whileAlive(page, async () => {
        await open(isFirst);
        const openedMs = elapsed();
        const { pathname } = new URL(page.url());
        if (
          bestPattern([path], pathname) === undefined &&
          !(group === 'public' && (await isSignedIn(context)))
        )
          faults.add(`leads to ${pathname} instead of being shown`);
        for (const fault of await faultsShown(page, words)) faults.add(fault);
        return openedMs;
      });
      const picture = await pictureOf(page);
      for (const fault of await violations(page)) faults.add(fault);
      return { width, ms, faults: faults.take(), picture, opened: true };
    } catch (error) {
      if (!context.browser()?.isConnected()) throw error;
      faults.add(error instanceof PageSilent ? busyTooLong : `cannot be opened: ${firstLine(error)}`);
      return { width, ms: elapsed(), faults: faults.take(), opened: false };
    }
  };
}

const firstLine = (error: unknown) => messageOf(error).split('\n', 1)[0] ?? '';

/** A page may sign a visitor in, and lead on. */
const isSignedIn = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === 'currentUser');

async function faultsShown(page: Page, words: PageToOpen['words']): Promise<string[]> {
  const { refusals, longest, reacts } = await page.evaluate(watched);
  const ids = await page.evaluate(idsOnScreen, words);
  return [
    ...refusals.map((refusal) => `breaks the content policy: ${refusal}`),
    ...(longest > longestTaskMs ? [busyTooLong] : []),
    ...(reacts > 1 ? [`brings React a second time (${reacts} copies)`] : []),
    ...ids.map((id) => `shows the message id ${id} instead of its text`),
  ];
}

/** None of a page that is not drawn in time: the faults judge it, not its picture. */
async function pictureOf(page: Page): Promise<Buffer | undefined> {
  try {
    return await page.screenshot({ type: 'jpeg', quality: 45, animations: 'disabled', timeout: pictureMs });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined;
    throw error;
  }
}

const pictureMs = 5_000;

/** Of a page of any size, on a busy machine. */
const checkMs = 60_000;

/** Its work is not the page's: a long list may keep the main thread busy with it. @throws if it takes too long */
async function violations(page: Page): Promise<string[]> {
  const checked = new AbortController();
  const tooLong = pause(checkMs, undefined, { signal: checked.signal }).then(() => {
    throw new Error(`axe takes more than ${checkMs / 1_000} s`);
  });
  try {
    return await Promise.race([checkPage(page), tooLong]);
  } finally {
    checked.abort();
  }
}

async function checkPage(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  const found = await page.evaluate(seriousViolations);
  await page.evaluate(forgetTasks);
  return found;
}
