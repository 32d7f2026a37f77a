import { pages, type Language } from '@portal/contract';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { button, equity, equityEntry, otherDevice, toggle } from '#browser/notificationCentre.ts';
import { lookText, showAs, type Look } from '#looks.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const saved = 'Your Notification Preferences have been successfully updated.';
const failed = 'Your Notification Preferences failed to update. Please try again.';

const named = {
  en: { type: 'Credit Research, Fixed Income, German', save: 'Save', drop: 'Cancel Changes' },
  de: { type: 'Kreditanalysen, Anleihen, Deutsch', save: 'Speichern', drop: 'Änderungen verwerfen' },
};

/** axe: the states that are checked in this look. */
const looks: { language: Language; look: Look; axe: readonly ('page' | 'bar' | 'question')[] }[] = [
  { language: 'en', look: { width: 1440, colorScheme: 'light' }, axe: ['page', 'question'] },
  { language: 'en', look: { width: 800, colorScheme: 'dark' }, axe: ['bar', 'question'] },
  { language: 'de', look: { width: 390, colorScheme: 'light' }, axe: ['bar'] },
];

test('[N-01] [N-04] the page, its changes and its question fit and pass every rule of axe', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  test.setTimeout(60_000);
  await asClient(await withClient({ asset_classes: ['Fixed Income'] }));
  await goTo(pages.notificationCentre);
  await then('what the subscription does not include is greyed out, with its reason', async () => {
    await expect(page.getByText('Greyed-out choices are not in your subscription package.')).toBeVisible();
    await expect(toggle(page, `${equity}: not in your subscription package`)).toBeDisabled();
    await expect(toggle(page, 'Company Research, Fixed Income, German')).toBeEnabled();
    await expect(toggle(page, 'Company Research, Fixed Income, English')).toBeEnabled();
    const highlights = page.getByRole('group', { name: 'Highlights' }).getByRole('checkbox');
    const names = await highlights.evaluateAll((boxes) =>
      boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    );
    // They come with the markets' research, which this subscription does not include.
    expect(names, 'in German alone').toEqual([
      'Daily Market Opinion Headlines, Highlights, German: not in your subscription package',
      'Daily Market Opinion, Highlights, German: not in your subscription package',
    ]);
  });
  for (const { language, look, axe } of looks) {
    const words = named[language];
    const german = toggle(page, words.type);
    const bar = button(page, words.save);
    const dialogue = page.getByRole('dialog');
    await when(`it is looked at in ${language} ${lookText(look)}`, async () => {
      if (language === 'de') await button(page, 'DE Deutsch').click();
      await showAs(page, look);
    });
    await then('it stands, with nothing to save', async () => {
      await expect(german).toBeEnabled();
      await expect(german).not.toBeChecked();
      if (axe.includes('page')) await expectNoAxeViolations(page);
    });
    await when('a toggle is pressed, Save is in sight wherever the client is', async () => {
      await german.check();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(bar).toBeInViewport({ ratio: 1 });
      if (axe.includes('bar')) await expectNoAxeViolations(page);
    });
    await then('nothing is wider than the window', async () =>
      expect(
        await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      ).toBeLessThanOrEqual(0),
    );
    await then('the keyboard is never below the bar', async () => {
      const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
      await german.focus();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
        expect(focused).toBeLessThan(top);
      }
    });
    await then('the question is there', async () => {
      await button(page, words.drop).click();
      await expect(dialogue).toBeVisible();
      if (axe.includes('question')) await expectNoAxeViolations(page);
    });
    await when('it is answered by staying, and the change taken back', async () => {
      await page.keyboard.press('Escape');
      await expect(dialogue).toHaveCount(0);
      await german.uncheck();
    });
  }
});

test('[N-02] [N-03] [N-05] choices survive a failed save, are saved with a message, and return next time', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  test.setTimeout(60_000);
  trouble.expect(/500 .*update_cris/);
  const device = otherDevice(await asClient(await withClient()));
  const english = { ...equityEntry, Language: 'English' };
  const others = [{ Region: 'Europe' }, { Sector: 5 }];
  await given('a choice that is no longer offered, one kept twice, and some that no page understands', () =>
    device.save({ cri_json: [{ Company: 'Gone AG' }, english, english, ...others] }),
  );
  await goTo(pages.notificationCentre);
  await then('what is gone is reported', () =>
    expect(page.getByText('No longer available, and removed the next time you save: Gone AG.')).toBeVisible(),
  );
  await then('there is nothing to save, and a tooltip explains it', async () => {
    await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Save').hover();
    await expect(page.getByRole('tooltip')).toHaveText('No changes to save.');
  });
  await when('choosing highlights, a type, a company by its name, and a mail a day', async () => {
    await toggle(page, 'Daily Market Opinion Headlines, Highlights, German').check();
    await toggle(page, 'Daily Market Opinion, Highlights, German').check();
    await toggle(page, equity).check();
    await page.getByRole('combobox', { name: /^Companies/ }).fill('bank');
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'One e-mail a day' }).check();
  });
  const chips = page.getByRole('list', { name: 'Companies: your choice' }).getByRole('button');
  const chosen = chips.filter({ hasNotText: 'Gone AG' });
  await expect(chosen).toHaveCount(1);
  const name = (await chosen.textContent()) ?? '';
  const update = `**/api/${calls.updateCris.path}`;
  await when('saving while the API fails', async () => {
    await page.route(
      update,
      (route) => route.fulfill({ status: 500, json: { status: 500, title: 'broken' } }),
      {
        times: 1,
      },
    );
    await button(page, 'Save').click();
  });
  await then('that is shown, and every change stays', async () => {
    await expect(page.getByText(failed)).toBeVisible();
    await expect(toggle(page, equity)).toBeChecked();
    await expect(button(page, `Remove ${name}`)).toBeVisible();
  });
  await when('it works again, and Save is pressed impatiently', async () => {
    await page.route(update, async (route) => {
      await expect(page.getByRole('tooltip')).toHaveText('Saving, please wait.');
      await route.continue();
    });
    await button(page, 'Save').dblclick();
  });
  await then('a message confirms it, and the page is shown from its top', async () => {
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
  });
  await then('what is gone was removed, and what no page understands is kept', () =>
    expect(page.getByText('No longer available, and removed from your preferences: Gone AG.')).toBeVisible(),
  );
  expect(await device.stored()).toEqual({
    cri_json: [
      { ...equityEntry, Language: 'English;German' },
      { 'Aggregated Publication Type': 'DMO Übersichtsseite', Language: 'German' },
      { 'Aggregated Publication Type': 'DMO Gesamt', Language: 'German' },
      { Company: name },
      ...others,
    ],
    revision: 2,
    delivery: 'daily',
  });
  await then('it is there on the next visit', async () => {
    await page.reload();
    await expect(toggle(page, equity)).toBeChecked();
    await expect(toggle(page, 'Daily Market Opinion, Highlights, German')).toBeChecked();
    await expect(button(page, `Remove ${name}`)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'One e-mail a day' })).toBeChecked();
  });
});

test('[N-03] failed parts are reported, and nothing empty can be saved over choices', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/500 .*\/api\//);
  const device = otherDevice(await asClient(await withClient()));
  await device.save({ cri_json: [{ Sector: 'Banks' }], revision: 0 });
  const broken = (path: string) =>
    page.route(`**/api/${path}*`, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  await given('neither preferences nor choices can be read', async () => {
    await broken(calls.getCris.path);
    await broken(preferenceCalls.preferenceCentre.path);
  });
  await goTo(pages.notificationCentre);
  await expect(page.getByText('Your preferences could not be loaded')).toBeVisible();
  await expect(button(page, 'Save')).toHaveCount(0);
  await when('preferences can be read again', async () => {
    await page.unroute(`**/api/${calls.getCris.path}*`);
    await button(page, 'Try again').click();
  });
  await then('what is kept stands, and Try again brings the rest', async () => {
    await expect(button(page, 'Remove Banks')).toBeVisible();
    await expect(button(page, 'Try again').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await button(page, 'Try again').first().click();
    await expect(toggle(page, equity)).toBeEnabled();
  });
});
