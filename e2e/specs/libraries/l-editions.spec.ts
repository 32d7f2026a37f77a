import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { expectNoSidewaysScroll } from '#browser/watching/sidewaysScroll.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const tiles = (page: Page) => page.getByRole('article');
const titles = (page: Page) => page.getByRole('article').getByRole('heading');

interface Wording {
  language: 'English' | 'German';
  widths: readonly number[];
  letters: [own: string, other: string];
  editions: [english: string, german: string];
  download: (format: string, title: string) => string;
}

const wordings: Wording[] = [
  {
    language: 'English',
    widths: [1440],
    letters: ['EN', 'DE'],
    editions: ['English edition', 'German edition'],
    download: (format, title) => `Download ${format}: ${title}`,
  },
  {
    language: 'German',
    widths: [800, 390],
    letters: ['DE', 'EN'],
    editions: ['Englische Version', 'Deutsche Version'],
    download: (format, title) => `${format} herunterladen: ${title}`,
  },
];

for (const { language, widths, letters, editions, download } of wordings) {
  const [own, other] = letters;
  const word = `Kestrel${language}`;
  const published = { en: `${word} earns more`, de: `${word} verdient mehr` };
  const [shown, second, edition] =
    language === 'German'
      ? [published.de, published.en, editions[0]]
      : [published.en, published.de, editions[1]];

  test(`[L-16] in ${language} both editions of a paper are one entry, which leads to the other and to both files (${widths.join(' and ')} px)`, async ({
    page,
    goTo,
    asClient,
    withClient,
    withPublication,
  }) => {
    for (const spoken of ['en', 'de'] as const)
      await withPublication({ title: published[spoken], language: spoken, paper: word });
    await given(`a client who reads ${language}`, async () => {
      await asClient(await withClient({ preferred_language: language }));
    });
    const link = tiles(page).getByRole('link', { name: `${other} – ${edition}: ${second}`, exact: true });
    await when('searching for it', () => goTo(pages.allResearch, { search_term: word }));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await then('one entry stands, in the language of the interface', async () => {
        await expect(titles(page)).toHaveText([shown]);
        await expect(
          page.getByRole('status').filter({ hasText: /^1 (publication|Publikation)$/ }),
        ).toBeVisible();
        await expect(link).toHaveText(other);
      });
      await then('both files can be fetched', async () => {
        for (const name of [download(`PDF ${own}`, shown), download(`PDF ${other}`, `${edition}: ${second}`)])
          await expect(tiles(page).getByRole('button', { name, exact: true })).toBeVisible();
      });
      await then('nothing is wider than the window, and every rule of axe is kept', async () => {
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
      });
    }
    await when('opening the other edition by the keyboard', async () => {
      await link.focus();
      await page.keyboard.press('Enter');
    });
    await then('its preview is there, and Back leads to the entry again', async () => {
      await expect(heading(page)).toHaveText(second);
      await page.goBack();
      await expect(link).toBeFocused();
    });
  });
}

test('[L-16] a remembered switch shows editions separately; so does leaving a language out', async ({
  page,
  goTo,
  asClient,
  withClient,
  withPublication,
}) => {
  const paper = 'Apartgerman';
  await withPublication({ title: `${paper} in English`, language: 'en', paper });
  await withPublication({ title: `${paper} auf Deutsch`, language: 'de', paper });
  await given('a client who reads German, at what was found of a paper', async () => {
    await asClient(await withClient({ preferred_language: 'German' }));
    await goTo(pages.allResearch, { search_term: paper });
    await expect(tiles(page)).toHaveCount(1);
  });
  const tick = page.getByRole('checkbox', { name: 'Sprachversionen einzeln' });
  await when('choosing so by the keyboard', async () => {
    await tick.focus();
    await page.keyboard.press('Space');
  });
  await then('each edition is an entry, and the focus stays', async () => {
    await expect(tiles(page)).toHaveCount(2);
    await expect(tick).toBeFocused();
    await expectNoAxeViolations(page);
  });
  await then('other lists, and the next visit, remember it', async () => {
    await page.reload();
    await expect(tiles(page)).toHaveCount(2);
    await goTo(pages.todaysHighlights);
    await expect(tick).toBeChecked();
    await expect(titles(page).filter({ hasText: paper })).toHaveCount(2);
  });
  await when('taking it back', () => tick.uncheck());
  await then('they are one again', () => expect(titles(page).filter({ hasText: paper })).toHaveCount(1));
  await when('reading in one language alone', () =>
    goTo(pages.allResearch, { search_term: paper, Language: 'English' }),
  );
  await then('its edition stands by itself, without a switch', async () => {
    await expect(titles(page)).toHaveText([`${paper} in English`]);
    await expect(tiles(page).getByRole('link', { name: /^DE – / })).toHaveCount(0);
    await expect(tick).toHaveCount(0);
  });
});
