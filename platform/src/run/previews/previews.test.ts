import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentSchema } from '@portal/wire';
import type { FastifyInstance } from 'fastify';
import { runRelease } from '#release/commands/runRelease.ts';
import { buildGateway } from '../gateway/buildGateway.ts';
import { prune } from '#release/maintenance/prune.ts';
import { folderStore } from '../store/folderStore.ts';
import { aRemoteBuild, aShellBuild } from '#testing/aBuild.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { openPreviews } from './openPreviews.ts';

const root = temporaryFolder();
const key = 'a key of thirty-two characters...';
const libraries = {
  name: 'mfe-libraries',
  paths: { public: ['/login'], signedIn: [], gated: ['/equities'] },
};
const team = { name: 'mfe-team-coverage', paths: { public: [], signedIn: [], gated: ['/zkb-team'] } };

const running: FastifyInstance[] = [];
const reports: string[] = [];
afterEach(async () => {
  jest.useRealTimers();
  reports.length = 0;
  for (const gateway of running.splice(0)) await gateway.close();
});

/** uat, staging and prod run 1.0.0 of two areas; new builds of both and of the shell are there. */
const newFolder = copiesOf(root, async (folder) => {
  const store = folderStore(join(folder, 'store'));
  for (const environment of ['uat', 'staging', 'prod'] as const)
    await publishFakes({ store, folder, shell: {}, remotes: [libraries, team] }, { environment });
  await aRemoteBuild(join(folder, 'new/mfe-libraries/dist'), { ...libraries, version: '2.0.0', code: 'two' });
  await aRemoteBuild(join(folder, 'new/mfe-team-coverage/dist'), { ...team, version: '3.0.0' });
  await aShellBuild(join(folder, 'new/shell/dist'), { version: '2.0.0' });
});

type Environment = 'uat' | 'staging' | 'prod';

async function aPortal(environment: Environment = 'uat') {
  const folder = await newFolder();
  const store = folderStore(join(folder, 'store'));

  /** The output of a command. */
  async function release(line: string): Promise<string> {
    const said: string[] = [];
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const variables = { PORTAL_STORE: store.location, PORTAL_PREVIEW_KEY: key };
    await runRelease(words, (text) => said.push(text), variables);
    return said.join('\n');
  }

  /** Returns the id and the token of the link. */
  async function propose(packages = 'mfe-libraries', more = ''): Promise<{ id: string; token: string }> {
    const from = environment === 'uat' ? `--environment uat --from ${folder}/new` : `--to ${environment}`;
    const place = packages.includes(' ') || environment !== 'uat' ? from : `${from}/${packages}`;
    const said = await release(
      `propose ${packages} ${place} --why "To see it" --unproved "a test" --by robin ${more}`,
    );
    const [, id = ''] = /^Proposal ([a-z2-7]{16}) of /.exec(said) ?? [];
    const [, token = ''] = /\/\?preview=([\w.-]+)/.exec(said) ?? [];
    return { id, token };
  }

  async function open(more: Partial<Parameters<typeof buildGateway>[0]> = {}) {
    const gateway = await buildGateway({
      ...{ store, storeFolder: store.location, environment, previewKey: key },
      apiOrigins: ['http://127.0.0.1:1'],
      report: (sentence) => reports.push(sentence),
      ...more,
    });
    running.push(gateway);
    const get = (url: string, token?: string) =>
      gateway.inject({ url, headers: token === undefined ? {} : { cookie: `a=b; portalPreview=${token}` } });
    return get;
  }

  return { folder, store, release, propose, get: await open(), open };
}

function documentIn(page: string) {
  const json = /<script type="application\/json" id="portal-environment">(.*?)<\/script>/.exec(page)?.[1];
  return environmentSchema.parse(JSON.parse(json ?? 'null'));
}

const versionsIn = (page: string) => {
  const { shell, remotes } = documentIn(page);
  return [shell, ...Object.values(remotes)].map(({ version }) => version).join(' ');
};

describe('[F-21] a preview', () => {
  test('is opened by its link, stays while it is navigated, and is left', async () => {
    const { get, propose } = await aPortal();
    const { id, token } = await propose();
    const opened = await get(`/equities?Sector=Banks%20and%20more&preview=${token}&page=2`);
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      '/equities?Sector=Banks%20and%20more&page=2',
    ]);
    expect(opened.headers['set-cookie']).toBe(`portalPreview=${token}; Path=/; HttpOnly; SameSite=Lax`);
    expect(opened.headers['cache-control']).toBe('no-store');

    const page = await get('/equities', token);
    expect(page.statusCode).toBe(200);
    expect(documentIn(page.body).preview).toEqual({
      id,
      until: expect.stringMatching(/^\d{4}-/),
      releases: [{ name: 'mfe-libraries', version: '2.0.0' }],
    });
    expect(versionsIn(page.body)).toBe('1.0.0 2.0.0 1.0.0');
    expect(page.body).not.toContain('/artefacts/mfe-libraries/1.0.0/');
    expect((await get('/artefacts/mfe-libraries/2.0.0/exposed.1.js', token)).body).toBe('two');
    expect(versionsIn((await get('/equities')).body)).toBe('1.0.0 1.0.0 1.0.0');

    const left = await get('/equities?preview=off&page=2', token);
    expect([left.statusCode, left.headers.location, left.headers['set-cookie']]).toEqual([
      303,
      '/equities?page=2',
      'portalPreview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
  });

  test('by https its cookie is one that no other host of the domain can set', async () => {
    const { propose, open } = await aPortal();
    const { token } = await propose();
    const get = await open({ publicUrl: 'https://uat.example' });
    const cookie = (value: string) => `__Host-portalPreview=${value}; Path=/; HttpOnly; SameSite=Lax; Secure`;
    const cookieOf = async (url: string) => (await get(url)).headers['set-cookie'];
    expect(await cookieOf(`/?preview=${token}`)).toBe(cookie(token));
    expect(await cookieOf('/?preview=off')).toBe(`${cookie('')}; Max-Age=0`);
    for (const url of ['/equities', '/environment.json']) {
      expect((await get(url, `a; __Host-portalPreview=${token}`)).body).toContain('2.0.0');
      expect((await get(url, token)).body).not.toContain('2.0.0');
    }
  });

  test('has an environment document of its own, which open pages recognise', async () => {
    const { get, propose } = await aPortal();
    const { id, token } = await propose();
    for (const answer of [
      await get('/environment.json', token),
      await get(`/environment.json?preview=${token}`),
    ]) {
      expect(answer.headers.etag).toBe(`W/"uat-1-${id}"`);
      expect(environmentSchema.parse(answer.json()).remotes['mfe-libraries']?.version).toBe('2.0.0');
    }
    expect((await get('/environment.json')).headers.etag).toBe('W/"uat-1"');
    expect((await get('/environment.json?preview=off', token)).headers.etag).toBe('W/"uat-1"');
  });

  test('two at once show each its own set; neither is the next revision', async () => {
    const { get, propose, store } = await aPortal();
    const [one, other] = await Promise.all([propose('mfe-libraries'), propose('mfe-team-coverage')]);
    expect(one.id).not.toBe(other.id);
    expect(versionsIn((await get('/equities', one.token)).body)).toBe('1.0.0 2.0.0 1.0.0');
    expect(versionsIn((await get('/equities', other.token)).body)).toBe('1.0.0 1.0.0 3.0.0');
    expect(await store.currentRevision('uat')).toBe(1);
    expect(documentIn((await get('/', one.token)).body).revision).toBe(1);
  });

  test('stays as it was proved when something else comes into force, and keeps its files', async () => {
    const { get, propose, release, store, folder } = await aPortal();
    const { token } = await propose();
    const publishing = `publish mfe-team-coverage --environment uat --from ${folder}/new/mfe-team-coverage`;
    await release(`${publishing} --why "Week 47" --unproved "a test"`);
    expect(versionsIn((await get('/', token)).body)).toBe('1.0.0 2.0.0 1.0.0');
    expect(versionsIn((await get('/')).body)).toBe('1.0.0 1.0.0 3.0.0');
    jest.useFakeTimers({ now: Date.now() + 2 * 24 * 3_600_000, advanceTimers: true });
    await prune({ store, keep: 1, dryRun: false });
    expect((await get('/artefacts/mfe-libraries/2.0.0/exposed.1.js', token)).statusCode).toBe(200);
    expect((await get('/', token)).statusCode).toBe(200);
  });

  test('with a new shell every file is the proposal’s, even in a fresh gateway', async () => {
    const { propose, open, store } = await aPortal();
    const { token } = await propose('shell');
    const file = '/artefacts/shell/2.0.0/main.1.js';
    expect((await (await open())(file, token)).statusCode).toBe(200);
    await writeFile(join(store.location, file), 'altered();');
    expect((await (await open())(file, token)).statusCode).toBe(500);
    expect(reports.join()).toContain('main.1.js of the shell 2.0.0');
  });
});

const refused = async (get: Awaited<ReturnType<typeof aPortal>>['get'], token: string) => {
  const byLink = await get(`/equities?preview=${token}`);
  const byCookie = await get('/equities', token);
  expect(byLink.headers['set-cookie']).toBeUndefined();
  expect(byCookie.body.replace(/nonce="[^"]*"/g, '')).toBe(byLink.body.replace(/nonce="[^"]*"/g, ''));
  expect(byLink.body).toContain('<a href="?preview=off">Show the current version</a>');
  expect(byLink.body).toContain('<a href="?preview=off">Aktuelle Version anzeigen</a>');
  const [en, de] = [...byLink.body.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, heading]) => heading);
  return { status: byLink.statusCode, en, de };
};

describe('[F-21] a preview that cannot be shown explains it bilingually, with a way out', () => {
  test('an expired preview explains it, and open pages are led out of it', async () => {
    const { get, propose } = await aPortal();
    const { token } = await propose('mfe-libraries', '--hours 2');
    jest.useFakeTimers({ now: Date.now() + 2 * 3_600_000, advanceTimers: true });
    expect(await refused(get, token)).toEqual({
      status: 410,
      en: 'This preview has expired',
      de: 'Diese Vorschau ist abgelaufen',
    });
    expect((await get('/environment.json', token)).headers.etag).toBe('W/"uat-1"');
  });

  test('the way out keeps what else the address says', async () => {
    const { get } = await aPortal();
    const page = await get(`/equities?Sector=Banks%20and%20more&preview=x&page=2`);
    expect(page.body).toContain(
      '<a href="?Sector=Banks%20and%20more&amp;page=2&amp;preview=off">Show the current version</a>',
    );
  });

  test('it was withdrawn', async () => {
    const { get, propose, release } = await aPortal();
    const { id, token } = await propose();
    expect((await get('/', token)).statusCode).toBe(200);
    await release(`withdraw ${id} --environment uat --why "Was wrong"`);
    expect(await refused(get, token)).toEqual({
      status: 410,
      en: 'This preview was withdrawn',
      de: 'Diese Vorschau wurde zurückgezogen',
    });
  });

  test.each([
    ['invented', 'aaaaaaaaaaaaaaaa'],
    ['no id', 'x'],
    ['a path', '..%2f..'],
  ])('it is %s', async (_, token) => {
    const { get } = await aPortal();
    const answer = await get(`/?preview=${token}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>This link does not lead to a preview here</h1>');
    expect(answer.body).toContain('<h1>Dieser Link führt hier zu keiner Vorschau</h1>');
  });

  test('it is unknown: the store is not asked again at once, of the last thousand', async () => {
    const { store } = await aPortal();
    const ids: string[] = [];
    const read = (_: string, id: string) => {
      ids.push(id);
      return Promise.resolve(undefined);
    };
    let now = Date.now();
    const open = openPreviews(
      { store: { ...store, proposals: { ...store.proposals, read } }, environment: 'uat' },
      () => now,
    );
    const look = (id: string) => expect(open(id)).rejects.toMatchObject({ problem: 'unknown' });
    const letter = (place: number) => String.fromCharCode(97 + place);
    const idOf = (place: number) =>
      'a'.repeat(13) +
      letter(Math.floor(place / 676)) +
      letter(Math.floor(place / 26) % 26) +
      letter(place % 26);
    await look(idOf(0));
    await look(idOf(0));
    expect(ids).toHaveLength(1);
    now += 10_000;
    await look(idOf(0));
    expect(ids).toHaveLength(2);
    for (let place = 1; place <= 1_000; place += 1) await look(idOf(place));
    await look(idOf(1_000));
    await look(idOf(0));
    expect(ids).toHaveLength(1_003);
  });

  test('it is of another environment', async () => {
    const { propose, open } = await aPortal();
    const { token } = await propose();
    const get = await open({ environment: 'staging' });
    expect((await refused(get, token)).en).toBe('This link does not lead to a preview here');
  });

  test('its document is damaged, or a file of its shell is gone: the operator learns why', async () => {
    const { propose, open, store } = await aPortal();
    const { id, token } = await propose();
    const file = join(store.location, 'environments/uat/proposals', `${id}.json`);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(id, 'bbbbbbbbbbbbbbbb'));
    expect(await refused(await open(), token)).toMatchObject({
      status: 503,
      en: 'This preview cannot be shown at the moment',
      de: 'Diese Vorschau kann zurzeit nicht gezeigt werden',
    });
    expect(reports.join()).toContain(`Proposal ${id} of environment uat is damaged.`);
    await writeFile(file, text);
    await rm(join(store.location, 'artefacts/shell/1.0.0/index.html'));
    expect((await (await open())('/', token)).statusCode).toBe(503);
  });
});

describe('[F-21] in prod', () => {
  async function inProd() {
    const portal = await aPortal('prod');
    const { release, folder } = portal;
    const from = `--from ${folder}/new/mfe-libraries`;
    await release(`publish mfe-libraries --environment uat ${from} --why "Week 47" --unproved "a test"`);
    await release('promote mfe-libraries --to staging --why "Week 47" --unproved "a test"');
    return portal;
  }

  test('a signed link shows what staging runs; the id alone shows nothing', async () => {
    const { propose, get, open } = await inProd();
    const { id, token } = await propose();
    expect(token).toMatch(new RegExp(`^${id}\\.\\d{10}\\.[\\w-]{43}$`));
    expect((await get(`/equities?preview=${token}`)).statusCode).toBe(303);
    expect(versionsIn((await get('/', token)).body)).toBe('1.0.0 2.0.0 1.0.0');
    expect((await get('/', id)).statusCode).toBe(404);
    const withoutKey = await open({ previewKey: undefined });
    expect((await withoutKey('/', token)).statusCode).toBe(404);
  });

  test('nothing is proposed without the key of the links', async () => {
    const { store } = await inProd();
    const proposing = runRelease(
      ['propose', 'mfe-libraries', '--to', 'prod', '--why', 'x', '--unproved', 'a test'],
      () => {},
      { PORTAL_STORE: store.location },
    );
    await expect(proposing).rejects.toThrow(
      'Previews of prod are opened by signed links, and PORTAL_PREVIEW_KEY is not set.',
    );
    expect(await store.proposals.ids('prod')).toEqual([]);
  });
});
