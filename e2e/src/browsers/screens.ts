import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageNames, languages, pages, type Language } from '@portal/contract';
import { signInByApi } from '../browser/clients.ts';
import { highlightsOf } from '../browser/publications.ts';
import { addClient } from '../browser/testClients.ts';
import { portalPlace } from '../portal/portal.ts';
import type { EngineBrowser } from './EngineBrowser.ts';
import { untilSettled } from './reading.ts';

interface Screen {
  name: string;
  address: string;
  /** Logged out. */
  open: boolean;
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
    ['new-for-you', pages.newForYou.href({ since: 'week' })],
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

/** As the portal does after a login; the account's language is that of the pages. */
async function signIn(browser: EngineBrowser, language: Language): Promise<void> {
  const { username, password } = await addClient({ preferred_language: languageNames[language] });
  const { token, refresh_token: refreshToken, contact } = await signInByApi(username, password);
  const session = { accessToken: token, refreshToken, currentUserName: contact.name };
  await browser.evaluate(
    setCookie('currentUser', JSON.stringify(session)) +
      setCookie('sessionMark', `of-the-browsers-in-${language}`) +
      setCookie('rememberMe', 'false') +
      setCookie('language', language),
  );
}

interface Judged {
  path: string;
  language: string;
  heading: string;
  /** Pixels that the page is wider than its window. */
  over: number;
  /** Ids, and landmarks without one, that are there more than once, as if the first view still stood. */
  doubled: string[];
  failed: string[];
}

const judge = `
const names = [...document.querySelectorAll('[id], main, footer')].map(({ id, localName }) => id || localName);
return {
  doubled: names.filter((name, place) => names.indexOf(name) !== place),
  path: location.pathname,
  language: document.documentElement.lang,
  heading: document.querySelector('h1').innerText,
  over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  failed: [...document.querySelectorAll('[role=alert]')].map((one) => one.innerText).filter(Boolean),
};`;

/** What is wrong with the screen that is shown. */
async function faultsOf(browser: EngineBrowser, address: string, expected: Language): Promise<string[]> {
  const { path, language, heading, over, doubled, failed } = await browser.evaluate<Judged>(judge);
  return [
    ...(path === new URL(address).pathname ? [] : [`led to ${path}`]),
    ...(language === expected ? [] : [`is in ${language}`]),
    ...(heading.trim() === '' ? ['no heading'] : []),
    ...(over > 0 ? [`${over} px wider than the window`] : []),
    ...doubled.map((name) => `${name} is there twice`),
    ...failed,
    ...(await browser.complaints()),
  ];
}

interface Round {
  screens: readonly Screen[];
  language: Language;
  /** Folder. */
  pictures: string;
}

async function checkRound(browser: EngineBrowser, { screens, language, pictures }: Round): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, address } of screens)
    for (const width of widths) {
      await browser.resize(width, 900);
      await browser.open(address);
      const what = `${name}, ${language}, ${width} px`;
      await untilSettled(browser, what);
      wrong.push(...(await faultsOf(browser, address, language)).map((words) => `${what}: ${words}`));
      writeFileSync(join(pictures, `${name}-${language}-${width}.png`), await browser.picture());
    }
  return wrong;
}

/** Opens every screen in both languages at both widths; returns what is wrong. Keeps a picture of each. [S-12] */
export async function checkScreens(
  browser: EngineBrowser,
  { pictures, only }: { pictures: string; only?: readonly string[] | undefined },
): Promise<string[]> {
  const { url } = portalPlace();
  mkdirSync(pictures, { recursive: true });
  const chosen = (await allScreens()).filter(({ name }) => only === undefined || only.includes(name));
  const login = url + pages.login.href();
  const rounds = [true, false].flatMap((open) => languages.map((language) => ({ open, language })));
  const wrong: string[] = [];
  for (const { open, language } of rounds) {
    // Cookies belong to a page of the portal.
    await browser.open(login);
    if (!open) await signIn(browser, language);
    const query = open ? `?language=${language}` : '';
    const screens = chosen
      .filter((screen) => screen.open === open)
      .map((screen) => ({ ...screen, address: url + screen.address + query }));
    wrong.push(...(await checkRound(browser, { screens, language, pictures })));
  }
  return wrong;
}
