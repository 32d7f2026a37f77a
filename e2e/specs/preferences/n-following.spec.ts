import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { recordShifts, shiftsText, sumOf } from '#browser/watching/layoutShifts.ts';
import { lately } from '#browser/filters.ts';
import { otherDevice } from '#browser/notificationCentre.ts';
import { framesDrawn, showListsAs } from '#browser/publications.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

/** Halvoris Audio. */
const company = { id: 'C0011' };

const words = {
  en: {
    language: 'English',
    follow: (name: string) => `Follow ${name}`,
    following: (name: string) => `Following ${name}`,
    done: (name: string) => `You follow ${name}.`,
    undone: (name: string) => `You no longer follow ${name}.`,
    undo: 'Undo',
    mine: 'My coverage',
    remove: 'Remove filter My coverage',
    nothing: 'You do not follow anything yet.',
    filters: /^Filters/,
    apply: /^Show /,
    clear: 'Clear filters',
  },
  de: {
    language: 'German',
    follow: (name: string) => `Folgen: ${name}`,
    following: (name: string) => `Folge ich: ${name}`,
    done: (name: string) => `Sie folgen ${name}.`,
    undone: (name: string) => `Sie folgen ${name} nicht mehr.`,
    undo: 'Rückgängig',
    mine: 'Meine Coverage',
    remove: 'Filter entfernen: Meine Coverage',
    nothing: 'Sie folgen noch nichts.',
    filters: /^Filter/,
    apply: /anzeigen$/,
    clear: 'Filter löschen',
  },
} as const;

/** Hidden tags might name the company. */
const notAbout = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('list') })
    .filter({ hasNotText: name })
    .filter({ hasNotText: /\+\d/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function nameOf(page: Page, follow: string): Promise<string> {
  await expect(page.getByRole('button', { name: new RegExp(`^${follow}`) })).toBeVisible();
  return (await heading(page).textContent()) ?? '';
}

/** @param lookAtNarrowest before the width of the test is back */
async function fitsAtEveryWidth(page: Page, lookAtNarrowest?: (page: Page) => Promise<void>): Promise<void> {
  for (const width of [1440, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await lookAtNarrowest?.(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // A click would hit a part about to be replaced.
  await framesDrawn(page);
}

// The longest label per language: Following here, Meine Coverage below. Screen tests cover all.
test('[N-06] [L-25] companies, sectors and analysts are followed on their pages, with news', async ({
  page,
  context,
  goTo,
  withClient,
  asClient,
}) => {
  const said = words.en;
  const device = otherDevice(
    await asClient(await withClient({ name: 'Fiona Folger', preferred_language: said.language })),
  );
  await when('opening a company', () => goTo(pages.companyProfile, company));
  const name = 'Halvoris Audio';
  await expect(heading(page)).toHaveText(name);
  await when('following it', () => button(page, said.follow(name)).click());
  await then('the page and a toast show it', async () => {
    await expect(button(page, said.following(name))).toBeVisible();
    await expect(page.getByText(said.done(name), { exact: true })).toBeVisible();
    await fitsAtEveryWidth(page, expectNoAxeViolations);
  });
  await when('undoing it by keyboard', async () => {
    await button(page, said.undo).focus();
    await page.keyboard.press('Enter');
  });
  await then('it is not followed, and focus is not lost', async () => {
    await expect(page.getByText(said.undone(name), { exact: true })).toBeVisible();
    await expect(button(page, said.follow(name))).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });
  await when('undoing that, too', () => button(page, said.undo).click());
  await expect(page.getByText(said.done(name), { exact: true })).toBeVisible();
  const other = await context.newPage();
  await when('no longer following it in a second tab', async () => {
    await other.goto(page.url());
    await button(other, said.following(name)).click();
    await expect(other.getByText(said.undone(name), { exact: true })).toBeVisible();
  });
  await when('coming back to the first, and following a sector there', async () => {
    await page.bringToFront();
    await goTo(pages.sectorProfile, { id: 'S0002' });
  });
  const sector = await nameOf(page, said.follow(''));
  await button(page, said.follow(sector)).click();
  await expect(page.getByText(said.done(sector), { exact: true })).toBeVisible();
  await when('opening an analyst of it', () =>
    page.getByRole('main').locator('a[href^="/analyst_profile/"]').first().click(),
  );
  await expect(page).toHaveURL(/\/analyst_profile\//);
  await expect(heading(page)).not.toHaveText(sector);
  const analyst = await nameOf(page, said.follow(''));
  await button(page, said.follow(analyst)).click();
  await expect(page.getByText(said.done(analyst), { exact: true })).toBeVisible();
  await then('neither tab undid what the other did', async () =>
    expect((await device.stored()).cri_json).toEqual([{ Sector: sector }, { Analyst: analyst }]),
  );
  await when('opening what is new for the client, and choosing the last days', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'New for you' }).click();
    await expect(heading(page)).toHaveText('New for you');
    await page.getByRole('tab', { name: 'Last 7 days' }).click();
  });
  await then('ratings and publications on what is followed stand there, at every width', async () => {
    await expect(page).toHaveURL(/\/new-for-you\?since=week$/);
    await expect(page.getByRole('region', { name: 'Rating changes' }).getByText(/^Since /)).toBeVisible();
    const papers = page.getByRole('region', { name: 'Publications', exact: true });
    await expect(papers.getByRole('article').first()).toBeVisible();
    await fitsAtEveryWidth(page, expectNoAxeViolations);
  });
});

test('[N-06] [N-07] in German, from a card, and My coverage in highlights, a library and coverage', async ({
  page,
  goTo,
  withClient,
  withPublication,
  asClient,
}) => {
  const said = words.de;
  const title = `Buyback ${Date.now()}`;
  await withPublication({ title });
  await given('a client who follows nothing', async () =>
    asClient(await withClient({ name: 'Fiona Folger', preferred_language: said.language })),
  );
  await showListsAs(page, 'tiles');
  await when('asking for what is followed by an address', async () => {
    await page.goto(`${pages.todaysHighlights.href()}?my_coverage=true`);
  });
  await then('it says how to follow, at every width', async () => {
    await expect(page.getByText(said.nothing)).toBeVisible();
    await fitsAtEveryWidth(page, expectNoAxeViolations);
  });

  await goTo(pages.todaysHighlights);
  const tile = page.getByRole('listitem').filter({ hasText: title }).first();
  const pill = tile.locator('a[href^="/company_profile/"]').first();
  const name = (await pill.textContent()) ?? '';
  await when('following a company in its card', async () => {
    await pill.hover();
    await button(page, said.follow(name)).click();
  });
  await expect(page.getByText(said.done(name), { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.mouse.move(0, 0);

  await when('asking for what is followed', () => page.getByRole('checkbox', { name: said.mine }).check());
  await then('only what is about it is listed, by an address that can be shared', async () => {
    await expect(page).toHaveURL(/[?&]my_coverage=true/);
    await expect(tile).toBeVisible();
    await expect(notAbout(page, name)).toHaveCount(0);
    await fitsAtEveryWidth(page);
  });
  await when('taking the chip away', () => button(page, said.remove).click());
  await expect(page).not.toHaveURL(/my_coverage/);

  await when('going to a library on a phone, and to its filters', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await goTo(pages.allResearch, lately);
    await page.getByRole('button', { name: said.filters }).first().click();
    await page.getByRole('dialog').getByRole('checkbox', { name: said.mine }).check();
    await page.getByRole('dialog').getByRole('button', { name: said.apply }).click();
  });
  await then('its research is listed alone, and the filter counted with the other one', async () => {
    await expect(page).toHaveURL(/my_coverage=true/);
    await expect(tile).toBeVisible();
    await expect(page.getByRole('button', { name: /\(2\)$/ }).first()).toBeVisible();
    await expect(notAbout(page, name)).toHaveCount(0);
  });
  await page.setViewportSize({ width: 1440, height: 900 });

  await when('going to coverage, and asking for it there', async () => {
    await page.getByRole('link', { name: 'Coverage', exact: true }).click();
    await expect(heading(page)).toHaveText('Coverage');
    await page.getByRole('checkbox', { name: said.mine }).check();
  });
  await then('the company is there alone', async () => {
    await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'XLSX' })).toHaveCount(1);
    await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible();
    await expect(page).toHaveURL(/my_coverage=true/);
    await fitsAtEveryWidth(page);
  });
  await when('clearing', () => button(page, said.clear).click());
  await expect(page.getByRole('checkbox', { name: said.mine })).not.toBeChecked();
});

test('[N-06] two fast clicks and two tabs at once end as the last one says', async ({
  page,
  context,
  goTo,
  withClient,
  asClient,
  trouble,
}) => {
  // Of two simultaneous changes, one is refused and repeated.
  trouble.expect(/409 .*\/api\/current_user\/update_cris/);
  const device = otherDevice(await asClient(await withClient()));
  await given('a client with a company and a sector in two tabs', () => goTo(pages.companyProfile, company));
  const other = await context.newPage();
  await other.goto(new URL(pages.sectorProfile.href({ id: 'S0002' }), page.url()).href);
  const sector = await nameOf(other, 'Follow');
  await Promise.all([
    button(page, 'Follow Halvoris Audio').dblclick(),
    button(other, `Follow ${sector}`).click(),
  ]);
  await then('the double click followed and took it back; the sector is followed', async () => {
    await expect(page.getByText('You no longer follow Halvoris Audio.', { exact: true })).toBeVisible();
    await expect(other.getByText(`You follow ${sector}.`, { exact: true })).toBeVisible();
    await expect.poll(async () => (await device.stored()).cri_json).toEqual([{ Sector: sector }]);
  });
});

test('[N-06] the button moves nothing when it comes', async ({ page, goTo, withClient, asClient }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const shifts = await recordShifts(page);
  await page.route('**/get_cris', async (route) => {
    await expect(heading(page)).toHaveText('Halvoris Audio');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await route.continue();
  });
  await given('a client', async () => asClient(await withClient()));
  await goTo(pages.companyProfile, company);
  await expect(button(page, 'Follow Halvoris Audio')).toBeVisible();
  const moved = (await shifts.read()).filter(({ moves }) => moves.some(({ part }) => /Follow/.test(part)));
  expect(sumOf(moved), shiftsText(moved)).toBe(0);
});
