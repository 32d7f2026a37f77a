import { pages } from '@portal/contract';
import { addClient } from '../browser/testClients.ts';
import { portalPlace } from '../portal/portal.ts';
import type { EngineBrowser } from './EngineBrowser.ts';
import { button, clickOn, field, link, text, typeInto, until, untilSettled, untilShown } from './reading.ts';

const path = (expected: string) => `return location.pathname === ${JSON.stringify(expected)};`;
const articles = `document.querySelectorAll('main article').length`;

type Announce = (name: string) => void;

/** A new client, who accepts the terms. */
async function logIn(browser: EngineBrowser, step: Announce): Promise<void> {
  const client = await addClient({ accepted_terms: false });
  step('log in');
  await browser.open(portalPlace().url + pages.login.href());
  await typeInto(browser, field('Username'), client.username);
  await typeInto(browser, field('Password'), client.password);
  await clickOn(browser, button('Login'));
  step('terms');
  await clickOn(browser, button('Accept'));
  await until(browser, 'the portal', `return ${articles} > 0;`);
}

/**
 * Log in, terms, filter, Load More, preview and back, search, language, preferences saved, log out and back. [S-12]
 * @param step announces what comes
 */
export async function walkJourney(browser: EngineBrowser, step: Announce): Promise<void> {
  const { url } = portalPlace();
  await browser.resize(1440, 900);
  await logIn(browser, step);
  step('a library');
  await clickOn(browser, `//nav${link('Equity')}`);
  await until(browser, 'Equities', path(pages.equities.path));
  await until(browser, 'its publications', `return ${articles} === 50;`);
  step('a filter');
  await clickOn(browser, `//*[@aria-haspopup='dialog'][starts-with(normalize-space(.),'Sector')]`);
  await clickOn(browser, `//*[@role='option'][starts-with(normalize-space(.),'Banks')]`);
  await until(browser, 'the filter in the address', `return location.search.includes('Sector=Banks');`);
  step('Load More');
  await browser.open(url + pages.equities.href());
  await clickOn(browser, button('Load More'));
  await until(browser, 'the second page', `return ${articles} > 50;`);
  step('preview and back');
  await clickOn(browser, `(//main//article//h2/a)[1]`);
  await until(browser, 'the preview', `return location.pathname.startsWith('/document_preview/');`);
  await untilSettled(browser, 'the preview');
  await browser.back();
  await until(browser, 'the list as it was', `return ${articles} > 50;`);
  step('search');
  await browser.open(`${url}${pages.allResearch.href({ search_term: 'dividend' })}`);
  await until(browser, 'what was found', `return ${articles} > 0;`);
  step('language');
  await clickOn(browser, button('DE Deutsch'));
  await untilShown(browser, text('Alle Studien'));
  await clickOn(browser, button('EN English'));
  await untilShown(browser, text('All Research'));
  step('preferences');
  await browser.open(url + pages.notificationCentre.href());
  await untilSettled(browser, 'the notification centre');
  await clickOn(browser, `(//main//label[.//input[@type='checkbox' and not(@disabled)]])[1]`);
  await clickOn(browser, button('Save'));
  await untilShown(browser, text('Your Notification Preferences have been successfully updated.'));
  step('log out and back');
  await clickOn(browser, `//header//*[@aria-haspopup='menu']`);
  await clickOn(browser, `//*[@role='menuitem'][normalize-space(.)='Logout']`);
  await until(browser, 'the login page', path(pages.login.path));
  await browser.back();
  await until(browser, 'the login page again', path(pages.login.path));
}
