import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '@portal/contract';
import type { Page } from '@playwright/test';
import { currentEnvironment } from '#portal/releaseStore.ts';
import { given, then, when } from '#browser/steps.ts';
import { expect, test } from '#browser/test.ts';

interface ShellRecord {
  manifest: { exposed: { js: string[] } };
  integrity: Record<string, string>;
}

const mark = 'globalThis.portalAltered = true;';

/** Scripts run before the page has loaded. */
const hasRun = (page: Page) => page.evaluate(() => 'portalAltered' in globalThis);

/** Also updates the shell's own record. */
async function alterShell(store: string) {
  const { version } = (await currentEnvironment(store)).shell;
  const path = (file: string) => join(store, 'artefacts', 'shell', version, file);
  const text = await readFile(path('release.json'), 'utf8');
  const record = JSON.parse(text) as ShellRecord;
  const file = record.manifest.exposed.js.at(-1) ?? '';
  const script = mark + (await readFile(path(file), 'utf8'));
  record.integrity[file] = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  await writeFile(path(file), script);
  await writeFile(path('release.json'), JSON.stringify(record));
  for (const ending of ['.br', '.gz']) await rm(path(file) + ending);
  return { file, script, putRecordBack: () => writeFile(path('release.json'), text) };
}

test('[O-04] a shell that was changed in the store, or on its way, runs in no browser', async ({
  page,
  faults,
  trouble,
}) => {
  trouble.expect(/status of 50[03]|MIME type|integrity/);
  const altered: Awaited<ReturnType<typeof alterShell>>[] = [];
  const portal = await given('a script of the shell changed, and the record of the shell with it', () =>
    faults.withPortal({ store: async (store) => void altered.push(await alterShell(store)) }),
  );
  const [{ file, script, putRecordBack }] = altered as [(typeof altered)[number]];
  const open = () => page.goto(`${portal.url}${pages.login.href()}`);

  const answer = await when('opening the portal', open);
  await then('the page says that it is unavailable, and the operator learns why', async () => {
    expect(answer?.status()).toBe(503);
    await expect(
      page.getByRole('heading', { name: 'The research portal is unavailable at the moment' }),
    ).toBeVisible();
    expect(portal.output()).toContain('release.json of the shell');
    expect(await hasRun(page)).toBe(false);
  });

  await given('the record as it was released', putRecordBack);
  await when('opening the portal', open);
  await then('the script is not served', async () => {
    expect(portal.output()).toContain(`${file} of the shell`);
    expect(await hasRun(page)).toBe(false);
  });

  await given('the same script from a cache on its way', () =>
    page.route(`**/artefacts/shell/**/${file}`, (route) =>
      route.fulfill({
        body: script,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    ),
  );
  await when('opening the portal', open);
  await then('the browser refuses it, by the hash that the revision names', async () => {
    expect(await hasRun(page)).toBe(false);
    expect(trouble.all().join('\n')).toMatch(/Failed to find a valid digest in the 'integrity' attribute/);
  });
});
