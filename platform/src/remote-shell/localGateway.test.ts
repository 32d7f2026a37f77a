import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { environmentSchema } from '@portal/wire';
import { faultText } from '../faults/runCommand.ts';
import { buildGateway } from '../gateway/buildGateway.ts';
import { readBuiltRelease } from '../release/builtRelease.ts';
import type { RemoteRecord } from '../release/nextEnvironment.ts';
import { environmentSettings } from '../settings/environmentSettings.ts';
import { folderStore } from '../store/folderStore.ts';
import { integrityOf } from '../store/integrityOf.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import { aRemoteBuild, pagesAt } from '../testing/aBuild.ts';
import { publishFakes } from '../testing/publishFakes.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { deployedPortal } from './deployedPortal.ts';
import { localBuilds } from '../local-builds/localBuilds.ts';
import { localGateway, type LocalGateway } from './localGateway.ts';
import { localRefusals, refusalText } from './localRefusals.ts';
import type { LocalRemote } from '../local-builds/localRemote.ts';
import { pageEnvironment, withReplaced } from './pageEnvironment.ts';

const folder = temporaryFolder();
const store = folderStore(join(folder, 'store'));
const libraries = { name: 'mfe-libraries', paths: { public: [], signedIn: [], gated: ['/', '/equities'] } };
const seen: IncomingMessage[] = [];

let api: Server;
let apiOrigin: string;
let deployed: FastifyInstance;
let portalOrigin: string;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    seen.push(request);
    response.setHeader('set-cookie', 'seen=1; Domain=uat.example; Secure');
    response.writeHead(200, { 'content-type': 'application/json' }).end(`{"url":"${request.url}"}`);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const auth = { name: 'mfe-auth', paths: { public: ['/login'], signedIn: [], gated: [] } };
  await publishFakes({ store, folder, shell: { shared: { react: '19.3.1' } }, remotes: [auth, libraries] });
  // The second version runs; the first is the fallback.
  await publishFakes({ store, folder, remotes: [{ ...libraries, version: '1.1.0' }] });
  deployed = await gatewayOf('local');
  portalOrigin = await deployed.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await Promise.all([deployed.close(), ...closing.map((close) => close())]);
  api.closeAllConnections();
  api.close();
});

const gatewayOf = (environment: EnvironmentName) =>
  buildGateway({
    store,
    storeFolder: store.location,
    environment,
    apiOrigins: [apiOrigin],
    report: () => {},
  });

async function aLocalRemote(build: Parameters<typeof aRemoteBuild>[1]): Promise<LocalRemote> {
  const files = join(folder, 'local', build.name, 'dist');
  await aRemoteBuild(files, { version: '1.2.0-watched', code: 'export default 2;', ...build });
  const { record } = await readBuiltRelease(build.name, files);
  return { name: build.name, version: record.version, files, record: () => record as RemoteRecord };
}

async function aLocalGateway(
  build: Parameters<typeof aRemoteBuild>[1],
  address = portalOrigin,
  reports: string[] = [],
) {
  const portal = await deployedPortal(address);
  const remote = await aLocalRemote(build);
  const local: LocalGateway = await localGateway({
    ...{ portal, remotes: [remote] },
    report: (sentence) => reports.push(sentence),
  });
  const origin = await local.app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => local.app.close());
  return { portal, remote, local, origin };
}

const html = { accept: 'text/html', cookie: 'currentUser=x' };

async function pageOf(origin: string, path: string) {
  const answer = await fetch(origin + path, { headers: html });
  const text = await answer.text();
  const said = pageEnvironment(text);
  if (said === undefined || 'problem' in said) throw new Error('This is no page of a portal.');
  return { text, headers: answer.headers, environment: said.environment };
}

describe('[F-13] a deployed portal with a remote of this machine', () => {
  test('is the deployed page, with the local build in it and all else as it is', async () => {
    const { origin, remote } = await aLocalGateway(libraries);
    const [local, there] = [await pageOf(origin, '/equities'), await pageOf(portalOrigin, '/equities')];
    const { 'mfe-libraries': mine, ...others } = local.environment.remotes;
    const { 'mfe-libraries': theirs, ...othersThere } = there.environment.remotes;
    expect(mine).toEqual({
      version: '1.2.0-watched',
      contract: '1.0.0',
      area: 'libraries',
      baseUrl: '/artefacts/mfe-libraries/1.2.0-watched/',
      pages: pagesAt(libraries.paths),
      manifest: remote.record()?.manifest,
      integrity: remote.record()?.integrity,
      uses: remote.record()?.uses,
    });
    expect(theirs?.lastGood?.version).toBe('1.0.0');
    expect(others).toEqual(othersThere);
    expect({ ...local.environment, remotes: {} }).toEqual({ ...there.environment, remotes: {} });
    expect(there.text).toContain('href="/artefacts/mfe-libraries/1.1.0/');
    expect(local.text).not.toContain('href="/artefacts/mfe-libraries/');
    expect(local.text).toContain('<script defer src="/artefacts/shell/1.0.0/main.1.js"');
  });

  test('keeps the content policy, nonce and all', async () => {
    const { origin } = await aLocalGateway(libraries);
    const { text, headers } = await pageOf(origin, '/');
    const nonce = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    const policy = headers.get('content-security-policy') ?? '';
    const there = (await pageOf(portalOrigin, '/')).headers.get('content-security-policy') ?? '';
    expect(nonce).not.toBe('');
    expect(policy).toContain(`'nonce-${nonce}'`);
    const withoutNonce = (text: string) => text.replace(/'nonce-[^']+'/, '');
    expect(withoutNonce(policy)).toBe(withoutNonce(there));
  });

  test('serves the files that the page checks, and those of the deployed portal', async () => {
    const { origin, remote } = await aLocalGateway(libraries);
    const { environment } = await pageOf(origin, '/');
    const { baseUrl = '', manifest } = environment.remotes['mfe-libraries'] ?? {};
    const file = manifest?.exposed.js[0] ?? '';
    const answer = await fetch(origin + baseUrl + file);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(integrityOf(bytes)).toBe(remote.record()?.integrity[file]);
    expect((await fetch(`${origin}${baseUrl}gone.js`)).status).toBe(404);
    const theirs = await fetch(`${origin}/artefacts/mfe-auth/1.0.0/exposed.1.js`);
    expect(await theirs.text()).toBe('export default 1;');
  });

  test('asks the deployed API, as the portal’s own pages do', async () => {
    const { origin } = await aLocalGateway(libraries);
    const answer = await fetch(`${origin}/api/research?x=1`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', authorization: 'Bearer token' },
      body: '{}',
    });
    expect(await answer.json()).toEqual({ url: '/api/research?x=1' });
    expect(answer.headers.get('set-cookie')).toBe('seen=1');
    const { headers } = seen.at(-1) as IncomingMessage;
    expect(headers).toMatchObject({ origin: portalOrigin, authorization: 'Bearer token' });
    expect(headers['x-forwarded-host']).toBe(portalOrigin.replace('http://', ''));
  });

  test('a remote that is not there yet is added', async () => {
    const ideas = { name: 'mfe-ideas', paths: { public: [], signedIn: [], gated: ['/ideas'] } };
    const { origin } = await aLocalGateway(ideas);
    const { environment } = await pageOf(origin, '/ideas');
    expect(Object.keys(environment.remotes).toSorted()).toEqual(['mfe-auth', 'mfe-ideas', 'mfe-libraries']);
    expect(environment.remotes['mfe-ideas']?.pages).toEqual(pagesAt(ideas.paths));
  });

  test('a page that asks for the environment in force gets the local build again', async () => {
    const { origin } = await aLocalGateway(libraries);
    const tag = (await fetch(`${portalOrigin}/environment.json`)).headers.get('etag') ?? '';
    const answer = await fetch(`${origin}/environment.json`, { headers: { 'accept-encoding': 'br' } });
    const environment = environmentSchema.parse(await answer.json());
    expect(environment).toEqual((await pageOf(origin, '/')).environment);
    expect(environment.remotes['mfe-libraries']?.version).toBe('1.2.0-watched');
    const again = await fetch(`${origin}/environment.json`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  test('errors of what is being written are reported here, not to the operators there', async () => {
    const reports: string[] = [];
    const { origin } = await aLocalGateway(libraries, portalOrigin, reports);
    const asked = seen.length;
    const error = {
      ...{ kind: 'render', basis: 'stack', remote: 'mfe-libraries', version: '1.2.0-watched', revision: 2 },
      ...{ message: 'Error: no', stack: 'Error: no', path: '/equities', count: 1 },
    };
    const { status } = await fetch(`${origin}/api/error_reports`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ environment: 'local', shell: '1.0.0', reports: [error] }),
    });
    expect(status).toBe(200);
    expect(reports).toEqual(['mfe-libraries 1.2.0-watched failed on /equities: Error: no']);
    expect(seen.length).toBe(asked);
  });

  test('open pages hear of a build', async () => {
    const { origin, local } = await aLocalGateway(libraries);
    const { text } = await pageOf(origin, '/');
    const script = /<script defer src="(\/pnpm-dev\/[^"]+)"><\/script>/.exec(text)?.[1] ?? '';
    expect(await (await fetch(origin + script)).text()).toContain('location.reload()');
    const news = await fetch(`${origin}/pnpm-dev/builds`);
    const reader = news.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    local.tellOfBuild();
    expect((await reader?.read())?.value).toBe('event: built\ndata:\n\n');
    await reader?.cancel();
  });

  test('is for this machine only', async () => {
    const { local } = await aLocalGateway(libraries);
    const answer = await local.app.inject({ url: '/', headers: { ...html, host: 'evil.example:4300' } });
    expect(answer.statusCode).toBe(421);
  });

  test('an API at another host is asked through this one', async () => {
    const settings = { ...(await environmentSettings('uat')), apiBase: `${apiOrigin}/v1` };
    await publishFakes(
      { store, folder, shell: { version: '2.0.0' }, remotes: [libraries] },
      { settings, environment: 'uat' },
    );
    const uat = await gatewayOf('uat');
    closing.push(() => uat.close());
    const { origin } = await aLocalGateway(libraries, await uat.listen({ port: 0, host: '127.0.0.1' }));
    expect((await pageOf(origin, '/')).environment.apiBase).toBe('/api');
    const answer = await fetch(`${origin}/api/research`);
    expect(await answer.json()).toEqual({ url: '/v1/research' });
  });
});

test('[F-12] builds of this machine are read by pages of one portal, under names of this machine', async () => {
  const remote = await aLocalRemote(libraries);
  const app = await localBuilds({ remotes: [remote], portal: 'https://uat.example' });
  const answer = await app.inject('/mfe-libraries/release.json');
  expect(answer.json()).toMatchObject({ name: 'mfe-libraries', version: '1.2.0-watched' });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'https://uat.example',
    'cache-control': 'no-store',
  });
  const entry = await app.inject(`/mfe-libraries/${remote.record()?.manifest.entry}`);
  expect(integrityOf(entry.rawPayload)).toBe(remote.record()?.integrity['remoteEntry.1.js']);
  const wrongFolder = await app.inject('/mfe-auth/release.json');
  expect(wrongFolder.statusCode).toBe(404);
  expect(wrongFolder.headers).toMatchObject({ 'access-control-allow-origin': 'https://uat.example' });
  expect((await app.inject('/mfe-libraries/..%2f..%2f')).statusCode).not.toBe(200);
  expect(
    (await app.inject({ url: '/mfe-libraries/release.json', headers: { host: 'evil.example' } })).statusCode,
  ).toBe(421);
  await app.close();
});

describe('[F-13] an address that does not do', () => {
  const answers = async (status: number, page: string) => {
    const server = createServer((_request, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(page),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const wordsOf = (address: string) => deployedPortal(address).then(() => 'it is one', faultText);

  test('something else than a portal', async () => {
    expect(await wordsOf(await answers(200, '<h1>Hello</h1>'))).toContain(
      'answers, but it is not a research portal: its page carries no environment document.',
    );
  });

  test('a portal that is not well', async () => {
    expect(await wordsOf(await answers(503, ''))).toContain('answers with status 503 instead of a page.');
  });

  test.each([
    ['{"environment":"uat"}', 'revision'],
    ['{"environment":', 'It is not JSON.'],
  ])('a portal whose environment is %s', async (text, detail) => {
    const page = `<script type="application/json" id="portal-environment">${text}</script>`;
    const words = await wordsOf(await answers(200, page));
    expect(words).toContain('is not one that this checkout understands.');
    expect(words).toContain(detail);
  });

  test.each([
    ['staging', 'prod', false],
    ['prod', 'uat', true],
  ] as const)(
    '%s with the settings of %s, which allow overrides: %s',
    async (environment, other, allowed) => {
      const settings = await environmentSettings(other);
      expect(settings.overrides.allowed).toBe(allowed);
      await publishFakes(
        { store, folder, shell: { version: '2.0.0' }, remotes: [libraries] },
        { settings, environment },
      );
      const gateway = await gatewayOf(environment);
      closing.push(() => gateway.close());
      expect(await wordsOf(await gateway.listen({ port: 0, host: '127.0.0.1' }))).toContain(
        `is ${environment}, which takes no code from a developer's machine.`,
      );
    },
  );

  test('nobody there, and no TLS there', async () => {
    const { port } = new URL(await answers(200, ''));
    expect(await wordsOf('http://127.0.0.1:1')).toContain('http://127.0.0.1:1 cannot be reached.');
    expect(await wordsOf(`https://127.0.0.1:${port}`)).toContain('does not support this machine’s TLS');
  });
});

describe('[F-13] what the deployed environment would refuse', () => {
  const rulesOf = async (build: Parameters<typeof aRemoteBuild>[1]) => {
    const record = (await aLocalRemote(build)).record();
    const portal = await deployedPortal(portalOrigin);
    const refusals = localRefusals(portal, record ? [record] : []);
    return { rules: refusals.map(({ rule }) => rule), text: refusalText('uat', refusals) };
  };

  test.each([
    [{ contract: '2.0.0' }, 'contract version'],
    [{ paths: { public: ['/login'], signedIn: [], gated: [] } }, 'one area per path'],
    [{ shared: { react: '^18.0.0' } }, 'shared ranges'],
    [{ messages: { en: ['a'], de: [] } }, 'every text in both languages'],
  ])('%j', async (build, rule) => {
    const { rules, text } = await rulesOf({ ...libraries, ...build });
    expect(rules).toEqual([rule]);
    expect(text).toContain('✗ uat would not accept this as it is; it is shown here anyway:');
    expect(text).toContain(`(rule: ${rule})`);
  });

  test('nothing, of what fits', async () => {
    expect(await rulesOf(libraries)).toEqual({ rules: [], text: '' });
  });
});

test('what of an environment is unknown here stays in it', () => {
  const text = JSON.stringify({ future: 1, remotes: { a: 1 } });
  expect(withReplaced(text, { remotes: {} })).toBe(text);
});
