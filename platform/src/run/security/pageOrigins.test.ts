import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@portal/wire';
import { runRelease } from '#release/commands/runRelease.ts';
import { buildGateway } from '../gateway/buildGateway.ts';
import { currentPage } from '../gateway/currentPage.ts';
import { pageOrigins } from '../settings/environmentSettings.ts';
import { folderStore } from '../store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const folder = temporaryFolder();
const storeFolder = join(folder, 'store');
const store = folderStore(storeFolder);
const evil = 'https://elsewhere.example';
const sentence =
  'Revision 1 of local names https://elsewhere.example, which platform/environments/local.json does not: pages neither load from it nor talk to it.';

const edited = (environment: Environment): Environment => ({
  ...environment,
  apiBase: `${evil}/api`,
  overrides: { allowed: true, origins: [...environment.overrides.origins, evil] },
  shell: { ...environment.shell, baseUrl: `${evil}/shell/` },
  remotes: Object.fromEntries(
    Object.entries(environment.remotes).map(([name, remote]) => [
      name,
      { ...remote, baseUrl: `${evil}/${name}/`, lastGood: { ...remote, baseUrl: `${evil}/before/` } },
    ]),
  ),
});

/** The project's settings for local. */
const known = "script-src 'self' http://localhost:* http://127.0.0.1:*;";

beforeAll(async () => {
  await publishFakes({ store, folder, shell: {}, remotes: [{ name: 'mfe-auth' }] });
  const file = join(storeFolder, 'environments/local/revisions/1.json');
  const revision = JSON.parse(await readFile(file, 'utf8')) as { environment: Environment };
  await writeFile(file, JSON.stringify({ ...revision, environment: edited(revision.environment) }));
});

test('[O-04] an edited revision adds no host to a page’s policy, and is reported once', async () => {
  const reports: string[] = [];
  const gateway = await buildGateway({
    ...{ store, storeFolder, environment: 'local', apiOrigins: ['http://127.0.0.1:1'] },
    pageOrigins: await pageOrigins('local'),
    report: (text) => void reports.push(text),
  });
  for (const url of ['/login', '/equities']) {
    const { headers } = await gateway.inject({ url });
    expect(headers['content-security-policy']).toContain(known);
    expect(headers['content-security-policy']).not.toContain('elsewhere');
  }
  expect(reports).toEqual([sentence]);
  await gateway.close();
});

test('[O-04] the operator hears of two states once each, while pages alternate', async () => {
  const reports: string[] = [];
  const read = currentPage(store, 'local');
  let pages = 0;
  const gateway = await buildGateway({
    ...{ store, storeFolder, environment: 'local', apiOrigins: ['http://127.0.0.1:1'] },
    readPage: async () => {
      const { environment, ...parts } = await read();
      pages += 1;
      return { ...parts, environment: { ...environment, revision: pages % 2 === 0 ? 2 : 1 } };
    },
    pageOrigins: await pageOrigins('local'),
    report: (text) => void reports.push(text),
  });
  for (let page = 0; page < 4; page += 1) await gateway.inject({ url: '/login' });
  expect(reports).toEqual([sentence, sentence.replace('Revision 1', 'Revision 2')]);
  await gateway.close();
});

test('[O-04] verify says it, too', async () => {
  const said: string[] = [];
  await runRelease(['verify'], (text) => said.push(text), { PORTAL_STORE: storeFolder });
  expect(said).toContain(sentence);
});
