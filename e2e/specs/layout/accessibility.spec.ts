import { languageNames, pages, type Language, type Page as PortalPage } from '@portal/contract';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { goWithin } from '#browser/moving/goWithin.ts';
import { lookText, showAs, type Look } from '#looks.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';
import { currentEnvironment } from '#portal/releaseStore.ts';

interface Screen {
  address: string;
  /** After a client-side move the heading comes before the data. */
  shown: (main: Locator) => Locator;
  /** Its long list has every kind of entry, and is checked as a whole. @default false */
  isWhole?: true;
}

const button = (main: Locator) => main.getByRole('button').first();
const article = (main: Locator) => main.getByRole('article').first();
/** The last to come. */
const research = (main: Locator) => main.getByRole('tabpanel').getByRole('article').first();

const forVisitors: Record<string, Screen> = {
  login: { address: pages.login.href(), shown: button },
  'reset password': { address: pages.resetPassword.href(), shown: button },
  'new password': { address: pages.resetPasswordWithToken.href({ resetToken: 'any' }), shown: button },
  'passwordless login': { address: pages.passwordlessLogin.href(), shown: button },
  'not found': { address: '/nowhere', shown: (main) => main.getByText('Error 404') },
};

const forClients: Record<string, Screen> = {
  highlights: { address: pages.home.href(), shown: article },
  library: { address: pages.equities.href(), shown: article, isWhole: true },
  'search results': { address: pages.allResearch.href({ search_term: 'halvoris' }), shown: article },
  coverage: {
    address: pages.coverage.href(),
    shown: (main) => main.getByRole('heading', { level: 2 }).first(),
  },
  team: { address: pages.team.href(), shown: article },
  'company profile': { address: pages.companyProfile.href({ id: 'C0001' }), shown: research },
  'sector profile': { address: pages.sectorProfile.href({ id: 'S0002' }), shown: research },
  'notification centre': {
    address: pages.notificationCentre.href(),
    shown: (main) => main.getByRole('group', { name: 'Highlights' }),
  },
  'my subscription': {
    address: pages.mySubscription.href(),
    shown: (main) => main.getByRole('region', { name: 'Asset classes' }),
  },
  'recently read': {
    address: pages.recentlyRead.href(),
    shown: (main) => main.getByText(/^Sie haben in den letzten 90 Tagen nichts gelesen/),
  },
  'change password': { address: pages.changePassword.href(), shown: button },
  'preferred language': {
    address: pages.preferredLanguage.href(),
    shown: (main) => main.getByRole('combobox'),
  },
  'error 404': { address: pages.error.href({ code: '404' }), shown: (main) => main.getByText('Error 404') },
  unentitled: {
    address: pages.error.href({ code: 'unentitled' }),
    shown: (main) => main.getByRole('link', { name: /@/ }),
  },
  'error 500': { address: pages.error.href({ code: '500' }), shown: (main) => main.getByText('Error 500') },
  'new for you': {
    address: pages.newForYou.href(),
    shown: (main) => main.getByText(/^(You do not follow anything yet|Sie folgen noch nichts)/),
  },
};

/** Pages that only their area knows. */
async function furtherScreens(): Promise<Record<string, Screen>> {
  const { remotes } = await currentEnvironment();
  const known = Object.values<PortalPage>(pages).map(({ path }) => path);
  const further = Object.values(remotes)
    .flatMap((area) => area.pages)
    .filter(({ path, group }) => group !== 'public' && !path.includes(':') && !known.includes(path));
  return Object.fromEntries(
    further.map(({ path }) => [path, { address: path, shown: (main) => main.getByText(/./).first() }]),
  );
}

/** One language per screen; its own spec checks its states, often in the other. */
const languages = ['en', 'de'] as const;

/** Pages open in one look and switch to the other. */
const first: Look = { width: 1440, colorScheme: 'light' };
const second: Look = { width: 390, colorScheme: 'dark' };

const screensIn = (language: Language, screens: Record<string, Screen>) =>
  Object.entries(screens).filter((_, index) => languages[index % 2] === language);

/** Checks both looks. The next page starts with the look left on. */
async function passesInBoth(page: Page, isSecondFirst: boolean, isWhole = false): Promise<void> {
  for (const look of isSecondFirst ? [second, first] : [first, second]) {
    await showAs(page, look);
    await expectNoAxeViolations(page, isWhole && look === first ? 'whole' : 'beginning');
  }
}

/** The first by its address, the others from there, which costs less. */
async function passAll(page: Page, language: Language, screens: Record<string, Screen>): Promise<void> {
  for (const [index, [name, { address, shown, isWhole }]] of screensIn(language, screens).entries()) {
    await when(`opening ${name}`, async () => {
      await (index === 0 ? page.goto(address) : goWithin(page, address));
    });
    await then('nothing is found', async () => {
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(shown(page.getByRole('main'))).toBeVisible();
      await passesInBoth(page, index % 2 === 1, isWhole);
    });
  }
}

for (const language of languages) {
  test.describe(`in ${language}, ${lookText(first)} and ${lookText(second)}`, () => {
    test.use({ viewport: { width: first.width, height: 900 }, colorScheme: first.colorScheme });
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]),
    );

    test('the screens for visitors pass every rule of axe', ({ page }) =>
      passAll(page, language, forVisitors));

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
      const preview = {
        address: pages.documentPreview.href({ docRef }),
        shown: (main: Locator) => main.locator('iframe').contentFrame().getByRole('paragraph').first(),
      };
      await given('a signed-in client', async () =>
        asClient(await withClient({ preferred_language: languageNames[language] })),
      );
      await passAll(page, language, { ...forClients, preview, ...(await furtherScreens()) });
    });
  });
}

test('a list that changes while axe looks at it is left as it was changed', async ({ page }) => {
  const entries = Array.from({ length: 10 }, (_, index) => `<li><span>${index}</span><b>old</b></li>`);
  await page.setContent(
    `<html lang="en"><title>List</title><main><h1>List</h1><ul>${entries.join('')}</ul></main>`,
  );
  const last = page.getByRole('listitem').last();
  await last.evaluate((entry) => {
    const [first = null, old] = entry.children;
    const added = (text: string) => Object.assign(document.createElement('i'), { textContent: text });
    // As soon as its content is gone.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      if (old) entry.removeChild(old);
      entry.insertBefore(added('before'), first);
      entry.appendChild(added('after'));
    }).observe(entry, { childList: true });
  });
  await expectNoAxeViolations(page);
  expect(await last.innerHTML()).toBe('<i>before</i><span>9</span><i>after</i>');
});
