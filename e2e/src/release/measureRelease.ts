import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pages } from '@portal/contract';
import { environmentAddress, environmentTag, type Environment } from '@portal/wire';
import { expect, type Browser, type Page } from '@playwright/test';
import { signInContext, usernameOf } from '../browser/clients.ts';
import { neverIdle } from '../browser/requests.ts';
import { publishDerived } from '../portal/derivedRelease.ts';
import { portalPlace } from '../portal/portal.ts';
import { currentEnvironment, fingerprintOf } from '../portal/releaseStore.ts';
import { promote } from './promote.ts';

const remote = 'mfe-libraries';
const other = { version: '9.0.0-measured', title: 'Equities, measured' };

/** In milliseconds. */
export interface Promotion {
  /** From the command's start until the gateway serves the version, and until the command ends. */
  served: number;
  ended: number;
  /** From then until a newly opened portal shows it. */
  opened: number;
  /** An open page's check for updates. */
  answered: number;
  /** From a click on its tab until an open session shows it; its files are not cached yet. */
  taken: number;
}

export interface ReleaseBytes {
  changedFiles: number;
  /** Answer to the check, compressed, without headers. */
  sameBody: number;
  otherBody: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const store = () => join(portalPlace().dataFolder, 'store');
const ask = (known: Environment) =>
  fetch(portalPlace().url + environmentAddress, { headers: { 'if-none-match': environmentTag(known) } });

async function bodyBytes(known: Environment): Promise<number> {
  const headers = { 'if-none-match': environmentTag(known), 'accept-encoding': 'br' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(portalPlace().url + environmentAddress, { headers }, resolve).once('error', reject),
  );
  let bytes = 0;
  for await (const part of answer) bytes += (part as Buffer).length;
  return bytes;
}

export async function releaseOther(): Promise<ReleaseBytes> {
  const before = await fingerprintOf(join(store(), 'artefacts'));
  const known = await currentEnvironment(store());
  await publishDerived(store(), {
    package: remote,
    version: other.version,
    words: ['"libraries.equities":"Equities"', `"libraries.equities":"${other.title}"`],
  });
  const after = await fingerprintOf(join(store(), 'artefacts'));
  const changedFiles = Object.keys(before).filter((file) => before[file] !== after[file]).length;
  const sameBody = await bodyBytes(await currentEnvironment(store()));
  return { changedFiles, sameBody, otherBody: await bodyBytes(known) };
}

/** Without a title: any version, with a clock that can be advanced. */
export async function openEquities(browser: Browser, title?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalPlace().url });
  await signInContext(context, usernameOf('everything'));
  const page = await context.newPage();
  await page.addInitScript(neverIdle);
  if (title === undefined) await page.clock.install();
  await page.goto(pages.equities.href());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? /^Equities/);
  return page;
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

/** Half a minute later: visits another area, which checks for updates, and returns. */
export async function applyUpdate(page: Page, title: string): Promise<Pick<Promotion, 'answered' | 'taken'>> {
  await page.clock.fastForward(31_000);
  const answer = page.waitForResponse((response) => response.url().endsWith(environmentAddress));
  await tab(page, 'Coverage').click();
  const { responseEnd } = (await (await answer).finished(), (await answer).request().timing());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coverage');
  await pause(200);
  const clicked = performance.now();
  await tab(page, 'Equity').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return { answered: responseEnd, taken: performance.now() - clicked };
}

/** To the version that is not current, with a session already open. */
export async function promoteOnce(browser: Browser, released: string): Promise<Promotion> {
  const known = await currentEnvironment(store());
  const isOther = known.remotes[remote]?.version === other.version;
  const [version, title] = isOther ? [released, 'Equities'] : [other.version, other.title];
  const session = await openEquities(browser);
  const begun = performance.now();
  let served = NaN;
  const watching = (async () => {
    while ((await ask(known)).status === 304) await pause(2);
    served = performance.now() - begun;
  })();
  await promote(`${remote}@${version}`);
  const ended = performance.now() - begun;
  await watching;
  const opening = performance.now();
  const fresh = await openEquities(browser, title);
  const opened = performance.now() - opening;
  await fresh.context().close();
  const seen = await applyUpdate(session, title);
  await session.context().close();
  return { served, ended, opened, ...seen };
}
