import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentAddress, type Environment } from '@portal/wire';
import { runRelease } from '../commands/runRelease.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { buildGateway } from '#run/gateway/buildGateway.ts';
import { currentRevision } from '../releases/revision.ts';
import { rollback } from '../releases/rollback.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { integrityOf } from '#run/store/integrityOf.ts';
import { alterShell } from '#testing/alteredShell.ts';
import { unproved } from '#testing/releaseLine.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

const root = temporaryFolder();
let count = 0;

const login = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };
const altered = { 'main.1.js': 'steal();' };
const change = { environment: 'local' as const, who: 'robin', why: 'a test' };

async function aPortal() {
  const folder = join(root, String((count += 1)));
  const storeFolder = join(folder, 'store');
  const store = folderStore(storeFolder);
  const reports: string[] = [];
  await publishFakes({ store, folder, shell: {}, remotes: [login] });
  const served = { store, storeFolder, environment: 'local' as const, apiOrigins: ['http://127.0.0.1:1'] };
  const gateway = await buildGateway({ ...served, report: (sentence) => void reports.push(sentence) });
  async function release(line: string): Promise<string> {
    const said: string[] = [];
    try {
      await runRelease(unproved(line.split(' ')), (text) => said.push(text), { PORTAL_STORE: storeFolder });
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      said.push(`✗ ${error.message}\n${error.hint}`);
    }
    return said.join('\n');
  }
  const get = async (url: string) => gateway.inject({ url });
  return { folder, store, reports, get, release };
}

type Portal = Awaited<ReturnType<typeof aPortal>>;

type Shell = Environment['shell'];

async function changeRevision({ store }: Portal, change: (shell: Shell) => unknown): Promise<void> {
  const revision = await store.currentRevision('local');
  const file = join(store.location, 'environments/local/revisions', `${revision}.json`);
  const text = JSON.parse(await readFile(file, 'utf8')) as { environment: Environment };
  change(text.environment.shell);
  await writeFile(file, JSON.stringify(text));
}

/** Other names, and less of it, than is read today. */
async function recordOfEarlierTools(portal: Portal): Promise<void> {
  const file = join(portal.store.location, 'artefacts/shell/1.0.0/release.json');
  const { name, version, contract, manifest, integrity } = JSON.parse(await readFile(file, 'utf8')) as Record<
    string,
    unknown
  >;
  const text = JSON.stringify({ name, version, contract, manifest, integrity, leads: [] });
  await alterShell(portal.store.location, { 'release.json': text }, { record: false });
  await changeRevision(
    portal,
    ({ integrity: pins = {} }) => (pins['release.json'] = integrityOf(Buffer.from(text))),
  );
}

test('[O-04] a revision names every file of its shell by hash, with its page and record', async () => {
  const { store, folder } = await aPortal();
  const { shell } = (await currentRevision(store, 'local'))?.environment ?? {};
  const files = ['release.json', 'index.html', 'main.1.js', 'main.1.css', 'research.1.js', 'letters.1.woff2'];
  for (const file of files)
    expect(shell?.integrity?.[file]).toBe(integrityOf(await readFile(join(folder, 'shell/dist', file))));
});

describe('[O-04] a shell that was changed together with its own record', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await aPortal();
    await alterShell(portal.store.location, altered, { record: true });
  });

  test('is made into no page', async () => {
    const { statusCode, body } = await portal.get('/login');
    expect(statusCode).toBe(503);
    expect(body).not.toContain('<script');
    expect(portal.reports.at(-1)).toContain(
      `release.json of the shell 1.0.0 in ${portal.store.location} is not what revision 1 of local names.`,
    );
  });

  test('is not called released, and its own build puts it right', async () => {
    const said = await portal.release('verify');
    expect(said).toContain('shell 1.0.0: main.1.js in the release store is not what was released.');
    expect(said).toContain('shell 1.0.0: release.json in the release store is not what was released.');
    expect(said).toContain('pnpm release repair shell --environment local');
    expect(await portal.release(`repair shell --from ${join(portal.folder, 'shell')}`)).toBe(
      'shell 1.0.0 is repaired: all its files are what was published.',
    );
    expect(await portal.release('verify')).toBe(
      'local: all 11 files are what was released, in the release store.',
    );
    expect((await portal.get('/login')).statusCode).toBe(200);
  });
});

test('[O-04] a page with other bytes is shown to nobody', async () => {
  const { store, get, reports } = await aPortal();
  await alterShell(
    store.location,
    { 'index.html': '<!--portal:head--><!--portal:scripts-->' },
    { record: false },
  );
  expect((await get('/login')).statusCode).toBe(503);
  expect(reports.at(-1)).toContain('index.html of the shell 1.0.0');
});

test('[O-04] pages have browsers check the hashes of the revision', async () => {
  const portal = await aPortal();
  await changeRevision(portal, ({ integrity = {} }) => (integrity['main.1.css'] = 'sha384-named'));
  expect((await portal.get('/login')).body).toContain('integrity="sha384-named"');
});

test.each([
  ['main.1.js', '/artefacts/shell/1.0.0/main.1.js'],
  ['main.1.js', '/artefacts/shell/1.0.0/%6dain.1.js?x=1'],
  ['main.1.js.gz', '/artefacts/shell/1.0.0/main.1.js'],
])('[O-04] %s altered: %s is not served, before a page and after', async (file, url) => {
  const portal = await aPortal();
  expect((await portal.get(url)).statusCode).toBe(200);
  await writeFile(join(portal.store.location, 'artefacts/shell/1.0.0', file), 'steal();');
  expect((await portal.get(url)).statusCode).toBe(500);
  expect(portal.reports.at(-1)).toContain(`${file} of the shell 1.0.0`);
  const page = (await portal.get('/login')).body;
  expect(page).toContain(`integrity="${integrityOf(Buffer.from('start();'))}"`);
  expect(page).not.toContain(integrityOf(Buffer.from('steal();')));
  expect((await portal.get('/artefacts/shell/1.0.0/vendor.1.js')).statusCode).toBe(200);
});

test('[O-04] a revision that names no files of its shell serves no page, which verify reports', async () => {
  const portal = await aPortal();
  await changeRevision(portal, (shell) => delete shell.integrity);
  expect((await portal.get('/login')).statusCode).toBe(503);
  expect(portal.reports.at(-1)).toContain('Revision 1 of local names no files of its shell 1.0.0.');
  expect(await portal.release('verify')).toBe(
    '✗ local: no page is served:\n' +
      '  – Revision 1 of local names no files of its shell 1.0.0.\n' +
      'Make a new revision, which names them: pnpm release configure --environment local --why "…"',
  );
  await portal.release('configure --environment local --why test');
  expect((await portal.get('/login')).statusCode).toBe(200);
  expect(await portal.release('verify')).toContain('files are what was released');
});

test('[O-04] what is promoted is what ran in the stage before, or not at all', async () => {
  const { store, folder, release } = await aPortal();
  const uat = { environment: 'uat' as const };
  await publishFakes({ store, folder, shell: {}, remotes: [login] }, uat);
  await alterShell(store.location, altered, { record: true });
  const said = await release('promote --all --to staging --why test');
  expect(said).toContain(
    'shell 1.0.0: main.1.js is not what was released. (rule: every file present, with its hash)',
  );
  await alterShell(store.location, { 'main.1.js': 'start();' }, { record: true });
  await alterShell(store.location, { 'exposed.1.js': 'steal();' }, { record: true, name: 'mfe-auth' });
  expect(await release('promote --all --to staging --why test')).toContain(
    'mfe-auth 1.0.0: exposed.1.js is not what was released.',
  );
  await alterShell(
    store.location,
    { 'exposed.1.js': 'export default 1;' },
    { record: true, name: 'mfe-auth' },
  );
  expect(await release('promote --all --to staging --why test')).toContain('staging runs revision 1');
});

test('[O-04] nothing is rolled back to a shell that is not what its revision names', async () => {
  const { store, folder } = await aPortal();
  await publishFakes({ store, folder, shell: { version: '1.1.0' } });
  await alterShell(store.location, altered, { record: true });
  await expect(rollback({ ...change, store, to: 1, names: [] })).rejects.toThrow(
    'shell 1.0.0: main.1.js is not what was released.',
  );
});

test('a shell with a record of earlier tools is served; releases say what to do', async () => {
  const portal = await aPortal();
  const { store, folder, get, release } = portal;
  await recordOfEarlierTools(portal);
  expect((await get('/login')).statusCode).toBe(200);
  expect((await get(environmentAddress)).statusCode).toBe(200);
  const words =
    '✗ shell has no valid release record (shell/1.0.0/release.json in the release store).\n' +
    'It is damaged (pnpm release verify), or shell 1.0.0 was released with other tools.\n' +
    'Release it under a new version: pnpm release publish shell --environment <environment> --why "…"\n' +
    'Or go back to a revision without it: pnpm release rollback --environment <environment> --to <revision> --why "…"';
  expect(await release('configure --environment local --why test')).toContain(words);
  await publishFakes({ store, folder, shell: { version: '1.1.0' } });
  expect(await release('rollback --environment local --to 1 --why test')).toContain(words);
  expect(await store.currentRevision('local')).toBe(2);
});
