import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { FastifyInstance } from 'fastify';
import { folderStore } from '../store/folderStore.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { buildGateway } from '../gateway/buildGateway.ts';

const folder = temporaryFolder();
const storeFolder = join(folder, 'store');
let gateway: FastifyInstance;
let origin = '';

/** A container, as a build writes it. */
const entry = `var mfe_auth_1_0_0 = {
  init: () => {},
  get: (name) => Promise.resolve(() => ({ default: { area: 'auth', requested: name } })),
};`;

beforeAll(async () => {
  const store = folderStore(storeFolder);
  await publishFakes({ store, folder, shell: {}, remotes: [{ name: 'mfe-auth', entry }] });
  gateway = await buildGateway({
    ...{ store, storeFolder, environment: 'local', apiOrigins: ['http://127.0.0.1:1'] },
    report: () => {},
  });
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => gateway.close());

/** Node has no script elements: what the manifest names is fetched and run. */
const inNode: ModuleFederationRuntimePlugin = {
  name: 'in Node',
  async loadEntry({ remoteInfo }) {
    const { entry: address, entryGlobalName, type } = remoteInfo;
    expect(type).toBe('global');
    const code = await (await fetch(address)).text();
    return runInNewContext(`${code}\n${entryGlobalName}`) as never;
  },
};

test('[F-26] the federation’s own runtime loads a remote in force by its manifest', async () => {
  const host = createInstance({
    name: 'elsewhere',
    remotes: [{ name: 'auth', entry: `${origin}/federation/mfe-auth/mf-manifest.json` }],
    plugins: [inNode],
  });
  expect(await host.loadRemote('auth/remote')).toEqual({ default: { area: 'auth', requested: './remote' } });
});

test('[F-26] it names version, files and shared packages, for what is in force only', async () => {
  const answer = await fetch(`${origin}/federation/mfe-auth/mf-manifest.json`);
  expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control')]).toEqual([
    '*',
    'no-cache',
  ]);
  expect(await answer.json()).toMatchObject({
    id: 'mfe_auth_1_0_0',
    metaData: {
      buildInfo: { buildVersion: '1.0.0', buildName: 'mfe-auth' },
      publicPath: `${origin}/artefacts/mfe-auth/1.0.0/`,
      remoteEntry: { name: 'remoteEntry.1.js', type: 'global' },
    },
    exposes: [
      { path: './remote', assets: { js: { sync: ['exposed.1.js'] }, css: { sync: ['exposed.1.css'] } } },
    ],
  });
  for (const name of ['mfe-none', 'shell', 'toString'])
    expect((await fetch(`${origin}/federation/${name}/mf-manifest.json`)).status).toBe(404);
});
