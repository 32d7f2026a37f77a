import { pages } from '@portal/contract';
import { demoPassword } from '#browser/clients.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

test('behind nginx a client signs in and reads, and nothing is refused', async ({
  page,
  faults,
  trouble,
}) => {
  const { url } = await given('nginx instead of the gateway', () => faults.withNginx());
  await when('signing in', async () => {
    await page.goto(`${url}${pages.team.href()}`);
    await page.getByRole('textbox', { name: 'Username' }).fill('everything@demo.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
  });
  await then('the page asked for is there', () => expect(page.getByRole('article').first()).toBeVisible());
  await when('opening another area by its address', () => page.goto(`${url}${pages.coverage.href()}`));
  await then('it is there, and nothing was refused', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(trouble.all()).toEqual([]);
  });
});
