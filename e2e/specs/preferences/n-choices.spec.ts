import { languageNames, pages, type Language } from '@portal/contract';
import { calls } from '@portal/wire';
import { preferenceCalls } from '@portal/wire-preferences';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { button, equity, equityEntry, otherDevice, toggle } from '#browser/notificationCentre.ts';
import { lookText, showAs, type Look } from '#looks.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

const saved = 'Your Notification Preferences have been successfully updated.';
const failed = 'Your Notification Preferences failed to update. Please try again.';

const looks: Record<Language, Look[]> = {
  en: [
    { width: 1440, colorScheme: 'light' },
    { width: 800, colorScheme: 'dark' },
  ],
  de: [{ width: 390, colorScheme: 'light' }],
};

const named = {
  en: { type: 'Credit Research, Fixed Income, German', save: 'Save', drop: 'Cancel Changes' },
  de: { type: 'Kreditanalysen, Anleihen, Deutsch', save: 'Speichern', drop: 'Änderungen verwerfen' },
};

for (const language of ['en', 'de'] as const)
  test(`[N-01] [N-04] (${language}) the page, its changes and its question fit and pass every rule of axe`, async ({
    page,
    goTo,
    asClient,
    withClient,
  }) => {
    const words = named[language];
    await asClient(
      await withClient({ preferred_language: languageNames[language], asset_classes: ['Fixed Income'] }),
    );
    await goTo(pages.notificationCentre);
    const german = toggle(page, words.type);
    const bar = button(page, words.save);
    if (language === 'en')
      await then('what the subscription does not include is greyed out, with its reason', async () => {
        await expect(
          page.getByText('Greyed-out choices are not in your subscription package.'),
        ).toBeVisible();
        await expect(toggle(page, `${equity}: not in your subscription package`)).toBeDisabled();
        await expect(toggle(page, 'Company Research, Fixed Income, German')).toBeEnabled();
        await expect(toggle(page, 'Company Research, Fixed Income, English')).toBeEnabled();
        const highlights = page.getByRole('group', { name: 'Highlights' }).getByRole('checkbox');
        const names = await highlights.evaluateAll((boxes) =>
          boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
        );
        expect(names, 'in German alone').toEqual([
          'Daily Market Opinion Headlines, Highlights, German',
          'Daily Market Opinion, Highlights, German',
        ]);
      });
    for (const look of looks[language]) {
      await when(`it is looked at ${lookText(look)}`, () => showAs(page, look));
      await then('it stands, with nothing to save', async () => {
        await expect(german).toBeEnabled();
        await expect(german).not.toBeChecked();
        await expectNoAxeViolations(page);
      });
      await when('a toggle is pressed, Save is in sight wherever the client is', async () => {
        await german.check();
        await page.evaluate(() => scrollTo(0, 0));
        await expect(bar).toBeInViewport({ ratio: 1 });
        await expectNoAxeViolations(page);
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
      await then('the question passes, too', async () => {
        await button(page, words.drop).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoAxeViolations(page);
      });
      await when('it is answered by staying, and the change taken back', async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await german.uncheck();
      });
    }
  });

test('[N-02] [N-03] [N-05] what a client chooses is saved, said, and there again on the next visit', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  const device = otherDevice(await asClient(await withClient()));
  await goTo(pages.notificationCentre);
  await given('nothing to save, and a tooltip that explains it', async () => {
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
  await expect(chips).toHaveCount(1);
  const name = (await chips.textContent()) ?? '';
  await when('saving', async () => {
    await page.route(`**/api/${calls.updateCris.path}`, async (route) => {
      await expect(page.getByRole('tooltip')).toHaveText('Saving, please wait.');
      await route.continue();
    });
    await button(page, 'Save').click();
  });
  await then('a message confirms it, and the page is shown from its top', async () => {
    await expect(page.getByText(saved)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
  });
  expect(await device.kept()).toEqual({
    cri_json: [
      { 'Aggregated Publication Type': 'DMO Übersichtsseite', Language: 'German' },
      { 'Aggregated Publication Type': 'DMO Gesamt', Language: 'German' },
      equityEntry,
      { Company: name },
    ],
    revision: 1,
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

test('[N-02] what can no longer be chosen is reported, and what no page understands is kept', async ({
  page,
  goTo,
  asClient,
  withClient,
}) => {
  const device = otherDevice(await asClient(await withClient()));
  const others = [{ Region: 'Europe' }, { Sector: 5 }];
  await device.save({ cri_json: [{ Company: 'Gone AG' }, equityEntry, equityEntry, ...others] });
  await goTo(pages.notificationCentre);
  await expect(
    page.getByText('No longer available, and removed the next time you save: Gone AG.'),
  ).toBeVisible();
  await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'No e-mails' }).check();
  await button(page, 'Save').click();
  await expect(
    page.getByText('No longer available, and removed from your preferences: Gone AG.'),
  ).toBeVisible();
  expect(await device.kept()).toEqual({ cri_json: [equityEntry, ...others], revision: 2, delivery: 'none' });
});

test('[N-03] when the API fails, that is shown and every change stays', async ({
  page,
  goTo,
  asClient,
  withClient,
  trouble,
}) => {
  trouble.expect(/500 .*update_cris/);
  const device = otherDevice(await asClient(await withClient()));
  await goTo(pages.notificationCentre);
  const update = `**/api/${calls.updateCris.path}`;
  await page.route(update, (route) => route.fulfill({ status: 500, json: { status: 500, title: 'broken' } }));
  await toggle(page, equity).check();
  await button(page, 'Save').click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(toggle(page, equity)).toBeChecked();
  await page.unroute(update);
  await when('it works again, and Save is pressed impatiently', () => button(page, 'Save').dblclick());
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
  expect(await device.kept()).toMatchObject({ cri_json: [equityEntry], revision: 1 });
});

test('[N-03] each part that fails to load is reported, and nothing empty can be saved over what is kept', async ({
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
  await given('preferences that cannot be read', () => broken(calls.getCris.path));
  await goTo(pages.notificationCentre);
  await expect(page.getByText('Your preferences could not be loaded')).toBeVisible();
  await expect(button(page, 'Save')).toHaveCount(0);
  await given('then choices that cannot be read', async () => {
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await expect(button(page, 'Remove Banks')).toBeVisible();
    await broken(preferenceCalls.preferenceCentre.path);
    await page.reload();
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
