import { pages } from '@portal/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '#browser/axe.ts';
import { currentRevisionFile } from '#portal/releaseStore.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

test('a damaged environment document leads to a bilingual page that explains it', async ({
  page,
  faults,
  trouble,
}) => {
  trouble.expect(/503/);
  const portal = await given('a document that lacks what it must have', () =>
    faults.withPortal({
      store: async (store) => {
        const file = await currentRevisionFile(store);
        await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"apiBase"', '"apiBas"'));
      },
    }),
  );
  const answer = await when('opening the portal', () => page.goto(`${portal.url}${pages.home.href()}`));
  await then('the page shows it and shows no inner part', async () => {
    expect(answer?.status()).toBe(503);
    await expect(
      page.getByRole('heading', { name: 'The research portal is unavailable at the moment' }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Das Research-Portal ist zurzeit nicht verfügbar' }),
    ).toBeVisible();
    expect(await page.content()).not.toMatch(/at .*\.ts:\d+|ZodError|SyntaxError/);
  });
});

test('a page without a usable environment shows it itself', async ({ page, goTo }) => {
  await given('a document damaged on its way', () =>
    page.route('**/login', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"apiBase"', '"apiBas"');
      await route.fulfill({ response, body });
    }),
  );
  await goTo(pages.login);
  await then('both languages explain it', async () => {
    await expect(page.getByRole('heading', { name: 'The portal cannot start' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Das Portal kann nicht gestartet werden' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
