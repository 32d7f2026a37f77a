import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, pages } from '@portal/contract';
import { signInByApi, usernameOf } from '../browser/clients.ts';
import { highlightsOf } from '../browser/publications.ts';
import { portalPlace } from '../portal/portal.ts';
import type { EngineBrowser } from './EngineBrowser.ts';
import { untilSettled } from './reading.ts';

interface Screen {
  name: string;
  address: string;
  /** Logged out. @default false */
  open?: boolean;
}

const widths = [1440, 390];

async function allScreens(): Promise<Screen[]> {
  const { records } = await highlightsOf('everything');
  const docRef = records.find(({ preview_link: preview }) => preview)?.doc_ref;
  if (docRef === undefined) throw new Error('No highlight of today has a preview.');
  const screens: [string, string][] = [
    ['highlights', pages.home.href()],
    ['equities', pages.equities.href()],
    ['fixed-income', pages.fixedIncome.href()],
    ['international', pages.international.href()],
    ['markets', pages.markets.href()],
    ['real-estate', pages.realEstate.href()],
    ['all-research', pages.allResearch.href()],
    ['recently-read', pages.recentlyRead.href()],
    ['preview', pages.documentPreview.href({ docRef })],
    ['coverage', pages.coverage.href()],
    ['team', pages.team.href()],
    ['company', pages.companyProfile.href({ id: 'C0001' })],
    ['sector', pages.sectorProfile.href({ id: 'S0002' })],
    ['analyst', pages.analystProfile.href({ id: 'A0001' })],
    ['notification-centre', pages.notificationCentre.href()],
    ['my-subscription', pages.mySubscription.href()],
    ['preferred-language', pages.preferredLanguage.href()],
    ['change-password', pages.changePassword.href()],
    ['error', pages.error.href({ code: '404' })],
  ];
  const signIn: [string, string][] = [
    ['login', pages.login.href()],
    ['reset-password', pages.resetPassword.href()],
    ['passwordless-login', pages.passwordlessLogin.href()],
  ];
  const named = (open: boolean) => (screen: [string, string]) => {
    const [name, address] = screen;
    return { name, address, open };
  };
  return [...signIn.map(named(true)), ...screens.map(named(false))];
}

const setCookie = (name: string, value: string) =>
  `document.cookie = ${JSON.stringify(`${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax`)};`;

/** As the portal does after a login. */
async function signIn(browser: EngineBrowser): Promise<void> {
  const { token, refresh_token: refreshToken, contact } = await signInByApi(usernameOf('everything'));
  const session = { accessToken: token, refreshToken, currentUserName: contact.name };
  await browser.evaluate(
    setCookie('currentUser', JSON.stringify(session)) +
      setCookie('sessionMark', 'of-the-browsers') +
      setCookie('rememberMe', 'false'),
  );
}

interface Judged {
  heading: string;
  /** Pixels that the page is wider than its window. */
  over: number;
  failed: string[];
}

const judge = `return {
  heading: document.querySelector('h1').innerText,
  over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  failed: [...document.querySelectorAll('[role=alert]')].map((one) => one.innerText).filter(Boolean),
};`;

/** Opens every screen in both languages at both widths; returns what is wrong. Keeps a picture of each. [S-12] */
export async function checkScreens(
  browser: EngineBrowser,
  { pictures, only }: { pictures: string; only?: readonly string[] | undefined },
): Promise<string[]> {
  const wrong: string[] = [];
  const { url } = portalPlace();
  mkdirSync(pictures, { recursive: true });
  // Cookies belong to a page of the portal.
  await browser.open(url + pages.login.href());
  let signedIn = false;
  const chosen = (await allScreens()).filter(({ name }) => only === undefined || only.includes(name));
  for (const { name, address, open = false } of chosen)
    for (const width of widths)
      for (const language of languages) {
        if (!open && !signedIn) await signIn(browser);
        signedIn = !open;
        await browser.resize(width, 900);
        await browser.open(`${url}${address}${address.includes('?') ? '&' : '?'}language=${language}`);
        const what = `${name}, ${language}, ${width} px`;
        await untilSettled(browser, what);
        const at = await browser.evaluate<string>('return location.pathname;');
        if (at !== new URL(address, url).pathname) wrong.push(`${what}: led to ${at}`);
        const { heading, over, failed } = await browser.evaluate<Judged>(judge);
        if (heading.trim() === '') wrong.push(`${what}: no heading`);
        if (over > 0) wrong.push(`${what}: ${over} px wider than the window`);
        wrong.push(...failed.map((words) => `${what}: ${words}`));
        wrong.push(...(await browser.complaints()).map((words) => `${what}: ${words}`));
        writeFileSync(join(pictures, `${name}-${language}-${width}.png`), await browser.picture());
      }
  return wrong;
}
