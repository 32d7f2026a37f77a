import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { showWhatIsClosed } from '#browser/filters.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

/** The fixture fails the test for any other complaints. */
const refusals = (lines: readonly string[]) => lines.filter((line) => /^refused: |^report: /.test(line));

const forVisitors = [
  pages.login.href(),
  pages.login.href({ language: 'de' }),
  pages.resetPassword.href(),
  pages.resetPasswordWithToken.href({ resetToken: 'spent' }),
  pages.passwordlessLogin.href(),
  pages.error.href({ code: '500' }, { message: '<b onclick="alert(1)">Words</b>' }),
  '/nowhere',
];

const forClients = [
  pages.allResearch.href({ search_term: '<img src=x onerror=alert(1)>' }),
  ...[pages.fixedIncome, pages.team, pages.notificationCentre, pages.changePassword].map((one) => one.href()),
  pages.analystProfile.href({ id: 'A0001' }),
];

async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
  }
}

// Refusals fail every test. Here: a page of each area, hostile texts, and states with a frame or a layer.
test('no area, and no state of its screens, is refused anything', async ({
  page,
  goTo,
  asClient,
  trouble,
  withPublication,
}) => {
  const docRef = await withPublication({ title: 'Read under a strict policy', form: 'html' });
  await given('a client', () => asClient('everything'));
  await when('opening screens of each area', () => visit(page, forClients));
  await when('reading a preview', async () => {
    await goTo(pages.documentPreview, { docRef });
    const words = page.frameLocator('iframe').getByRole('paragraph').first();
    await expect(words).toBeVisible();
    // The frame's own style sheet applies; otherwise the font would be the browser's.
    await expect(words).not.toHaveCSS('font-family', /Times/);
  });
  await when('pointing, and opening menu, language and disclaimer', async () => {
    await goTo(pages.home);
    await page.getByRole('article').first().getByRole('link').first().hover();
    await page.getByRole('button', { name: /Emma Everett/ }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await goTo(pages.preferredLanguage);
    await page.getByRole('combobox', { name: 'Portal language' }).click();
    await page.keyboard.press('Escape');
  });
  await when('opening the burger on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(pages.home);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
  expect(refusals(trouble.all())).toEqual([]);
});

// All other tests use light colours.
test.describe('in dark colours', () => {
  test.use({ colorScheme: 'dark' });

  test('no screen for visitors, and no state of it, is refused anything', async ({
    page,
    goTo,
    trouble,
    withClient,
  }) => {
    const client = await withClient({});
    trouble.expect(/^console: .*(?:403|400) .*\/api\//);
    await when('opening every screen', () => visit(page, forVisitors));
    await when('signing in with a wrong password', async () => {
      await goTo(pages.login, { language: 'en' });
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('textbox', { name: 'Username' }).fill('everything@demo.example');
      await page.getByLabel('Password', { exact: true }).fill('Wrong-2026');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    });
    await when('asking for a link', async () => {
      await goTo(pages.resetPassword);
      await page.getByRole('textbox').first().fill('nobody@demo.example');
      await page.getByRole('main').getByRole('button').first().click();
    });
    await when('signing in, and switching the language', async () => {
      await goTo(pages.login);
      await page.getByRole('textbox', { name: 'Username' }).fill(client.username);
      await page.getByLabel('Password', { exact: true }).fill(client.password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'DE' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
    expect(refusals(trouble.all())).toEqual([]);
  });

  test('neither the terms nor what a subscription leaves out is refused anything', async ({
    page,
    goTo,
    context,
    asClient,
    withClient,
    trouble,
    withPublication,
  }) => {
    await withPublication({
      title: 'For other subscriptions',
      asset_classes: ['Fixed Income'],
      form: 'html',
    });
    await given('a client with equity research only, who sees the rest as well', async () => {
      await asClient('equity');
      await showWhatIsClosed(page);
    });
    await when('opening what is left out', async () => {
      await goTo(pages.home);
      const way = page
        .getByRole('article')
        .getByRole('button', { name: 'For other subscriptions', exact: true });
      await way.hover();
      await way.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await context.clearCookies();
    await given('a new client', async () => asClient(await withClient({ accepted_terms: false })));
    await when('reading the terms', async () => {
      await goTo(pages.preferredLanguage, { acceptTerms: 'true' });
      await expect(page.getByRole('region').first()).toBeVisible();
    });
    expect(refusals(trouble.all())).toEqual([]);
  });
});

test('a script, a style and a frame that got into the page are refused and reported', async ({
  page,
  faults,
  trouble,
}) => {
  trouble.expect(/Content Security Policy|^refused: |^report: /);
  const portal = await given('a gateway', () => faults.withPortal({}));
  await given('markup of somebody else in its page', () =>
    page.route('**/login', async (route) => {
      const response = await route.fetch();
      const foreign =
        '<body><script>window.ran = "inline"</script><script src="https://evil.example/x.js"></script>' +
        '<p id="styled" style="color: red">x</p><iframe src="https://evil.example/"></iframe><base href="https://evil.example/">';
      await route.fulfill({ response, body: (await response.text()).replace('<body>', foreign) });
    }),
  );
  await when('opening it', () => page.goto(`${portal.url}${pages.login.href()}`));
  await then('the portal works and nothing of it ran', async () => {
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => (globalThis as { ran?: unknown }).ran)).toBeUndefined();
    await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  });
  await then('the operator reads of each', async () => {
    for (const line of [
      'script-src-elem inline on /login',
      'script-src-elem https://evil.example on /login',
      'style-src-attr inline on /login',
      'frame-src https://evil.example on /login',
      'base-uri https://evil.example on /login',
    ])
      await expect.poll(portal.output).toContain(`The content policy refused ${line}`);
  });
});

test('code and markup from text, and scripts from elsewhere, are refused and reported', async ({
  page,
  faults,
  trouble,
}) => {
  trouble.expect(/assignment|Content Security Policy|^refused: |^report: /);
  const portal = await given('a gateway', () => faults.withPortal({}));
  await page.goto(`${portal.url}${pages.login.href()}`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const refused = await when('trying each, as a library of an area might', () =>
    page.evaluate(
      () =>
        new Promise<Record<string, boolean>>((resolve) => {
          const isRefused = (attempt: () => unknown) => {
            try {
              attempt();
              return false;
            } catch (error) {
              return error instanceof TypeError || error instanceof EvalError;
            }
          };
          // In a task of the page: Playwright's own code bypasses the policy.
          setTimeout(() => {
            const shell = (
              globalThis as unknown as Record<string, { createScriptURL: (url: string) => string }>
            )['__portalScripts'];
            resolve({
              eval: isRefused(() => globalThis.eval('1')),
              innerHTML: isRefused(() => (document.body.innerHTML = '<b>x</b>')),
              'a script of text': isRefused(() => (document.createElement('script').text = '1')),
              'a script from elsewhere': isRefused(() => (document.createElement('script').src = '/x.js')),
              'the shell’s own policy': isRefused(() => shell?.createScriptURL('https://evil.example/x.js')),
            });
          });
        }),
    ),
  );
  await then('none passed, and the operator reads of it', async () => {
    expect(Object.entries(refused).filter(([, isRefused]) => !isRefused)).toEqual([]);
    await expect
      .poll(portal.output)
      .toContain('The content policy refused require-trusted-types-for trusted-types-sink on /login');
  });
});
