import { pages } from '@portal/contract';
import type { TestClient } from '../browser/testClients.ts';
import { portalPlace } from '../portal/portal.ts';
import type { EngineBrowser } from './EngineBrowser.ts';
import {
  button,
  clickOn,
  enter,
  field,
  link,
  poll,
  text,
  typeInto,
  until,
  untilSettled,
  untilShown,
} from './reading.ts';

interface Visit {
  /** Has not accepted the terms. */
  client: TestClient;
  /** Announces what comes. */
  step: (name: string) => void;
}

type Part = (browser: EngineBrowser, visit: Visit) => Promise<void>;

const path = (expected: string) => `return location.pathname === ${JSON.stringify(expected)};`;
const articles = `document.querySelectorAll('main article').length`;
const titles = '//main//article//h2/a';
const searchField = `//header//*[@role='search']//input`;
const filter = (name: string) => `//*[@aria-haspopup='dialog'][starts-with(normalize-space(.),'${name}')]`;

const logIn: Part = async (browser, { client, step }) => {
  await browser.resize(1440, 900);
  step('log in');
  await browser.open(portalPlace().url + pages.login.href());
  await typeInto(browser, field('Username'), client.username);
  await typeInto(browser, field('Password'), client.password);
  await clickOn(browser, button('Login'));
  step('terms');
  await clickOn(browser, button('Accept'));
  await until(browser, 'the portal', `return ${articles} > 0;`);
};

const openLibrary: Part = async (browser, { step }) => {
  step('a library');
  await clickOn(browser, `//nav${link('Equity')}`);
  await until(browser, 'Equities', path(pages.equities.path));
  await until(browser, 'its publications', `return ${articles} === 50;`);
};

const filterIt: Part = async (browser, { step }) => {
  step('a filter');
  await clickOn(browser, filter('Sector'));
  await clickOn(browser, `//*[@role='option'][starts-with(normalize-space(.),'Banks')]`);
  await until(browser, 'the filter in the address', `return location.search.includes('Sector=Banks');`);
  await browser.open(portalPlace().url + pages.equities.href());
  step('a date range');
  await clickOn(browser, filter('Date range'));
  await clickOn(browser, button('30 days'));
  await until(browser, 'the range in the address', `return location.search.includes('start_date=');`);
  await browser.open(portalPlace().url + pages.equities.href());
};

const readMore: Part = async (browser, { step }) => {
  step('Load More');
  await clickOn(browser, button('Load More'));
  await until(browser, 'the second page', `return ${articles} > 50;`);
  step('a preview and back');
  await clickOn(browser, titles);
  await until(browser, 'the preview', `return location.pathname.startsWith('/document_preview/');`);
  await untilSettled(browser, 'the preview');
  await browser.back();
  await until(browser, 'the list as it was', `return ${articles} > 50;`);
};

/** @throws if the file that opened is no PDF */
const download: Part = async (browser, { step }) => {
  step('a download');
  await clickOn(browser, `//main//article//button[starts-with(@aria-label,'Download PDF')]`);
  const opened = await poll(
    browser,
    () => 'No tab opened.',
    () => browser.closeOther(),
  );
  // The address holds for two minutes.
  const answer = await fetch(opened);
  const type = answer.headers.get('content-type');
  if (type !== 'application/pdf') throw new Error(`${opened} answered ${answer.status} with ${type}.`);
  await until(
    browser,
    'a paper that was read',
    `return document.querySelector('[data-read=true]') !== null;`,
  );
};

const search: Part = async (browser, { step }) => {
  step('a search');
  await typeInto(browser, searchField, `dividend${enter}`);
  await until(browser, 'All Research', path(pages.allResearch.path));
  await until(browser, 'what was found', `return ${articles} > 0 && location.search.includes('dividend');`);
};

const changeLanguage: Part = async (browser, { step }) => {
  step('language');
  await clickOn(browser, button('DE Deutsch'));
  await until(browser, 'German', `return document.documentElement.lang === 'de';`);
  await untilShown(browser, text('Alle Publikationen'));
  await clickOn(browser, button('EN English'));
  await untilShown(browser, text('All Research'));
};

const savePreferences: Part = async (browser, { step }) => {
  step('preferences');
  await browser.open(portalPlace().url + pages.notificationCentre.href());
  await untilSettled(browser, 'the notification centre');
  await clickOn(browser, `//main//input[@type='checkbox' and not(@disabled)]`);
  await clickOn(browser, button('Save'));
  await untilShown(browser, text('Your Notification Preferences have been successfully updated.'));
};

const logOut: Part = async (browser, { step }) => {
  step('log out');
  await clickOn(browser, `//header//*[@aria-haspopup='menu']`);
  await clickOn(browser, `//*[@role='menuitem'][normalize-space(.)='Logout']`);
  await until(browser, 'the login page', path(pages.login.path));
  step('back after it');
  await browser.back();
  await untilSettled(browser, 'a page');
  await until(browser, 'the login page again', path(pages.login.path));
  await untilShown(browser, field('Password'));
};

const walk =
  (...parts: Part[]): Part =>
  async (browser, visit) => {
    for (const part of parts) await part(browser, visit);
  };

/** From the login to the way back after the logout. [S-12] */
export const walkJourney = walk(
  logIn,
  openLibrary,
  filterIt,
  readMore,
  download,
  search,
  changeLanguage,
  savePreferences,
  logOut,
);

/** Short enough for each run of the browser tests. [S-12] */
export const walkInShort = walk(logIn, openLibrary, readMore, logOut);
