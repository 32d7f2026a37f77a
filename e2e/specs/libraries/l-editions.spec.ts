import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const tiles = (page: Page) => page.getByRole('article');
const titles = (page: Page) => page.getByRole('article').getByRole('heading');

const word = 'Kestrel';
const published = { en: `${word} earns more`, de: `${word} verdient mehr` };

interface Wording {
  title: string;
  count: string;
  link: { name: string; text: string };
  downloads: [own: string, other: string];
}

const english: Wording = {
  title: published.en,
  count: '1 of 1 publication',
  link: { name: `DE – German edition: ${published.de}`, text: 'DE' },
  downloads: [`Download PDF EN: ${published.en}`, `Download PDF DE: German edition: ${published.de}`],
};

const german: Wording = {
  title: published.de,
  count: '1 von 1 Publikation',
  link: { name: `EN – Englische Version: ${published.en}`, text: 'EN' },
  downloads: [
    `PDF DE herunterladen: ${published.de}`,
    `PDF EN herunterladen: Englische Version: ${published.en}`,
  ],
};

const otherEdition = (page: Page, { link }: Wording) =>
  tiles(page).getByRole('link', { name: link.name, exact: true });

/** Led by the edition in the interface’s language. */
async function expectOneEntry(page: Page, wording: Wording): Promise<void> {
  await expect(titles(page)).toHaveText([wording.title]);
  await expect(page.getByRole('status').filter({ hasText: wording.count })).toHaveText(wording.count);
  await expect(otherEdition(page, wording)).toHaveText(wording.link.text);
  for (const name of wording.downloads)
    await expect(tiles(page).getByRole('button', { name, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

test('[L-16] editions of a paper are one entry, until a remembered switch separates them', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  for (const language of ['en', 'de'] as const)
    await withPublication({ title: published[language], language, paper: word });
  await given('a client who reads English', async () => asClient(await withClient()));
  await when('searching for it', () => goTo(pages.allResearch, { search_term: word }));
  await then('one entry stands, in English', () => expectOneEntry(page, english));
  await when('switching to German', () => page.getByRole('button', { name: 'DE Deutsch' }).click());
  for (const width of [800, 390])
    await then(`one entry stands, in German, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectOneEntry(page, german);
    });
  await then('every rule of axe is kept', () => expectNoAxeViolations(page));
  await when('opening the other edition by the keyboard', async () => {
    await otherEdition(page, german).focus();
    await page.keyboard.press('Enter');
  });
  await then('its preview is there, and Back leads to the entry again', async () => {
    await expect(heading(page)).toHaveText(published.en);
    await page.goBack();
    await expect(otherEdition(page, german)).toBeFocused();
  });
  const tick = page.getByRole('checkbox', { name: 'Sprachversionen einzeln' });
  await when('separating editions by the keyboard, in a wide window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await tick.focus();
    await page.keyboard.press('Space');
  });
  await then('each edition is an entry, and the focus stays', async () => {
    await expect(tiles(page)).toHaveCount(2);
    await expect(tick).toBeFocused();
    await expectNoAxeViolations(page);
  });
  const ofThePaper = titles(page).filter({ hasText: word });
  await then('another list remembers it', async () => {
    await goTo(pages.todaysHighlights);
    await expect(tick).toBeChecked();
    await expect(ofThePaper).toHaveCount(2);
  });
  await when('taking it back', () => tick.uncheck());
  await then('they are one again', () => expect(ofThePaper).toHaveCount(1));
});
