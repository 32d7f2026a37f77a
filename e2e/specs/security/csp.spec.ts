import { pages } from '@portal/contract';
import { given, then, when } from '#browser/steps.ts';
import { expect, heading, test } from '#browser/test.ts';

const hostile = '<img src=x onerror=alert(1)>';

// A refusal fails every test, and others see each screen with its menus and dialogues, most of them in light colours.
test.describe('in dark colours', () => {
  test.use({ colorScheme: 'dark' });

  test('[G-10] markup in addresses stays text, a preview has its own style, nothing is refused', async ({
    page,
    goTo,
    asClient,
    trouble,
    withPublication,
  }) => {
    const docRef = await withPublication({ title: 'Read under a strict policy', form: 'html' });
    await when('a visitor opens an error page whose address brings markup', async () => {
      await goTo(pages.error, { code: '500' }, { message: hostile });
      await expect(heading(page)).toHaveText('An unexpected error occurred while processing your request.');
      await expect(page.getByText('onerror')).toHaveCount(0);
    });
    await given('a client', () => asClient('everything'));
    await when('searching for markup by its address', async () => {
      await goTo(pages.allResearch, { search_term: hostile });
      await expect(heading(page)).toHaveText('All Research');
      await expect(page.getByText(`Results for “${hostile}”`)).toBeVisible();
    });
    await when('reading a preview', async () => {
      await goTo(pages.documentPreview, { docRef });
      const words = page.frameLocator('iframe').getByRole('paragraph').first();
      await expect(words).toBeVisible();
      // The frame's own style sheet applies; otherwise the font would be the browser's.
      await expect(words).not.toHaveCSS('font-family', /Times/);
    });
    expect(trouble.all().filter((line) => /^refused: |^report: /.test(line))).toEqual([]);
  });
});

test('code and markup from text, and anything else injected, are refused and reported', async ({
  page,
  faults,
  trouble,
}) => {
  trouble.expect(/assignment|[Cc]ontent [Ss]ecurity [Pp]olicy|^refused: |^report: /);
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
            const [released] = [...document.scripts].filter(({ src }) => src !== '');
            // Refused after it was made; the operator reads of it below.
            void new Worker(shell?.createScriptURL(released?.src ?? '') ?? '');
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
    await expect.poll(portal.output).toContain('The content policy refused worker-src');
  });
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
