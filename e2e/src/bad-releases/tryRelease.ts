import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { messageOf } from '@portal/node';
import { recordFaults } from '../bad-remotes/badRemotes.ts';
import { signInContext, usernameOf } from '../browser/clients.ts';
import { Faults } from '../portal/faults.ts';
import { revisionsOf } from '../portal/releaseStore.ts';
import type { BadRelease } from './badReleases.ts';

export interface Tried {
  name: string;
  /** Why the gate refuses it; undefined if it did not. */
  refusal: string | undefined;
  refusedMs: number;
  /** From opening the page, or from leaving a frozen one, until the version before is shown; undefined if it is not. */
  backMs: number | undefined;
  /** In the words of the report. */
  reported: string | undefined;
}

/** The refusal's first reason. */
function reasonIn(error: unknown): string {
  const text = messageOf(error);
  const [, reason = text] = /\n {2}– (.*)/.exec(text) ?? [];
  return reason.replace(/ \(rule: .*/, '');
}

async function refusalOf({ publish }: BadRelease, store: string): Promise<string | undefined> {
  const before = await revisionsOf(store, 'uat');
  const refusal = await publish(store, true).then(() => undefined, reasonIn);
  expect(await revisionsOf(store, 'uat')).toEqual(before);
  return refusal;
}

/** A page that answers by then has not frozen. */
const frozenMs = 5_500;

/** Until the version before is shown. */
const patienceMs = 20_000;

async function leaveFrozen(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await pause(frozenMs);
  // Another site, and with it another process.
  await page.goto(`http://127.0.0.1:${new URL(address).port}/healthz`, { waitUntil: 'commit' });
}

async function untilBack(page: Page, address: string, bad: BadRelease): Promise<number | undefined> {
  if (bad.freezes) await leaveFrozen(page, address);
  const begun = performance.now();
  const elsewhere = page.getByRole('heading', { level: 1, name: bad.heading, exact: true });
  await page.goto(address, { waitUntil: 'commit' });
  return elsewhere.waitFor({ timeout: patienceMs }).then(
    () => Math.round(performance.now() - begun),
    (error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError') return undefined;
      throw error;
    },
  );
}

async function openInForce(browser: Browser, url: string, bad: BadRelease) {
  const context = await browser.newContext();
  try {
    await signInContext(context, usernameOf(bad.client ?? 'everything'));
    const page = await context.newPage();
    const reports = recordFaults(page);
    const backMs = await untilBack(page, url + bad.path, bad);
    const mine = () => reports.find(({ remote, outcome }) => remote === bad.remote && outcome === 'lastGood');
    await expect
      .poll(mine, { timeout: patienceMs })
      .toBeDefined()
      .catch(() => undefined);
    return { backMs, reported: mine() && `${mine()?.remote}, ${mine()?.environment}, step ${mine()?.step}` };
  } finally {
    await context.close();
  }
}

/** At the gate of uat, and let past it there. */
export async function tryRelease(browser: Browser, bad: BadRelease): Promise<Tried> {
  const faults = new Faults();
  try {
    const { url, storeFolder } = await faults.withPortal({ environment: 'uat', store: bad.prepare });
    const begun = performance.now();
    const refusal = await refusalOf(bad, storeFolder);
    const refusedMs = Math.round(performance.now() - begun);
    await bad.publish(storeFolder, false);
    await bad.spoil?.(storeFolder);
    return { name: bad.name, refusal, refusedMs, ...(await openInForce(browser, url, bad)) };
  } finally {
    await faults.end();
  }
}
