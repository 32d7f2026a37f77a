import { languageNames, pages, type Language } from '@portal/contract';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { lookText, showAs, type Look } from '#looks.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const forVisitors = {
  login: pages.login.href(),
  'reset password': pages.resetPassword.href(),
  'new password': pages.resetPasswordWithToken.href({ resetToken: 'any' }),
  'passwordless login': pages.passwordlessLogin.href(),
  'not found': '/nowhere',
};

const forClients = {
  highlights: pages.home.href(),
  library: pages.equities.href(),
  'search results': pages.allResearch.href({ search_term: 'banks' }),
  coverage: pages.coverage.href(),
  team: pages.team.href(),
  'company profile': pages.companyProfile.href({ id: 'C0001' }),
  'sector profile': pages.sectorProfile.href({ id: 'S0002' }),
  'notification centre': pages.notificationCentre.href(),
  'my subscription': pages.mySubscription.href(),
  'recently read': pages.recentlyRead.href(),
  'change password': pages.changePassword.href(),
  'preferred language': pages.preferredLanguage.href(),
  'error 404': pages.error.href({ code: '404' }),
  'error 500': pages.error.href({ code: '500' }),
  unentitled: pages.error.href({ code: 'unentitled' }),
};

/** One language per screen; its own spec checks its states, often in the other. */
const languages = ['en', 'de'] as const;

/** Pages open in one look and switch to the other. */
const first: Look = { width: 1440, colorScheme: 'light' };
const second: Look = { width: 390, colorScheme: 'dark' };

const screensIn = (language: Language, screens: Record<string, string>) =>
  Object.entries(screens).filter((_, index) => languages[index % 2] === language);

/** Checks both looks, in one with complete lists. The next page starts with the look left on. */
async function passesInBoth(page: Page, isSecondFirst = false): Promise<void> {
  for (const look of isSecondFirst ? [second, first] : [first, second]) {
    await showAs(page, look);
    await expectNoAxeViolations(page, look === first ? 'whole' : 'beginning');
  }
}

for (const language of languages) {
  test.describe(`in ${language}, ${lookText(first)} and ${lookText(second)}`, () => {
    test.use({ viewport: { width: first.width, height: 900 }, colorScheme: first.colorScheme });
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]),
    );

    test('the screens for visitors pass every rule of axe', async ({ page }) => {
      for (const [index, [name, address]] of screensIn(language, forVisitors).entries()) {
        await when(`opening ${name}`, () => page.goto(address));
        await then('nothing is found', async () => {
          await expect(heading(page)).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await passesInBoth(page, index % 2 === 1);
        });
      }
    });

    test('the screens for clients pass every rule of axe', async ({
      page,
      asClient,
      withClient,
      withPublication,
    }) => {
      // Too many screens for the usual limit on a busy machine.
      test.setTimeout(120_000);
      const docRef = await withPublication({
        title: 'Barriers and how to remove them',
        language,
        form: 'html',
      });
      const preview = pages.documentPreview.href({ docRef });
      await given('a signed-in client', async () =>
        asClient(await withClient({ preferred_language: languageNames[language] })),
      );
      const screens = screensIn(language, { ...forClients, preview });
      for (const [index, [name, address]] of screens.entries()) {
        await when(`opening ${name}`, () => page.goto(address));
        await then('nothing is found', async () => {
          await expect(heading(page)).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          if (name === 'preferred language')
            await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
          if (name === 'highlights') await expect(page.getByRole('article').first()).toBeVisible();
          await passesInBoth(page, index % 2 === 1);
        });
      }
    });
  });
}

test('the terms pass every rule of axe', async ({ page, asClient, withClient }) => {
  await given('a new client who reads German', async () =>
    asClient(await withClient({ accepted_terms: false, preferred_language: 'German' })),
  );
  await when('opening the portal', () => page.goto(pages.preferredLanguage.href({ acceptTerms: 'true' })));
  await then('nothing is found', async () => {
    await expect(page.getByRole('region')).toHaveAttribute('lang', 'de');
    await passesInBoth(page);
  });
});

test('a list that changes while axe looks at it is left as it was changed', async ({ page }) => {
  const entries = Array.from({ length: 10 }, (_, index) => `<li><span>${index}</span><b>old</b></li>`);
  await page.setContent(
    `<html lang="en"><title>List</title><main><h1>List</h1><ul>${entries.join('')}</ul></main>`,
  );
  const last = page.getByRole('listitem').last();
  await last.evaluate((entry) => {
    const [kept = null, old] = entry.children;
    const added = (text: string) => Object.assign(document.createElement('i'), { textContent: text });
    // As soon as its content is gone.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      if (old) entry.removeChild(old);
      entry.insertBefore(added('before'), kept);
      entry.appendChild(added('after'));
    }).observe(entry, { childList: true });
  });
  await expectNoAxeViolations(page);
  expect(await last.innerHTML()).toBe('<i>before</i><span>9</span><i>after</i>');
});
