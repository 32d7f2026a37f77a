import { join } from 'node:path';
import { portalSettings } from '#run/settings/portalSettings.ts';
import { openStore } from '#run/store/openStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { packagesToBuild, publishIfLocal } from './publishIfLocal.ts';

const folder = temporaryFolder();
const placeOf = (name: string, environment: string) =>
  portalSettings({ PORTAL_STORE: join(folder, name), PORTAL_ENVIRONMENT: environment });

test('a start serves uat, staging and prod as released, and releases nothing to them', async () => {
  const place = placeOf('released', 'uat');
  const store = await openStore(place.store);
  await publishFakes({ store, folder, shell: {} }, { environment: 'uat' });
  const packages = await packagesToBuild(place, []);
  expect(packages.map(({ name }) => name)).toEqual(['reference-api']);
  const said: string[] = [];
  await publishIfLocal(place, packages, (line) => said.push(line));
  expect(said).toEqual(['Serving uat, revision 1; nothing from this machine is released to it.']);
  expect(await store.currentRevision('uat')).toBe(1);
});

test('a start of an environment without a release says how to release to it', async () => {
  await expect(packagesToBuild(placeOf('empty', 'prod'), [])).rejects.toMatchObject({
    message: 'Nothing has been released to environment prod yet.',
    hint:
      'Promote what staging runs: pnpm release promote --all --to prod --why "…"\n' +
      'Or publish, if the store has no environment but prod: pnpm release publish --environment prod --why "…"',
  });
});

test('a start of local builds what is not live, and the first time everything', async () => {
  const place = placeOf('local', 'local');
  const names = async () => (await packagesToBuild(place, ['shell'])).map(({ name }) => name);
  expect(await names()).toContain('shell');
  await publishFakes({ store: await openStore(place.store), folder, shell: {} });
  expect(await names()).toEqual(expect.arrayContaining(['mfe-auth', 'reference-api']));
  expect(await names()).not.toContain('shell');
});
