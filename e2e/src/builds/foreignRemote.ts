import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION, containerName, trustedTypePolicies } from '@portal/contract';
import { defineForeign } from '@portal/build/compared';
import { compile } from '@portal/build/webpack';
import type { RemoteRelease } from '@portal/wire';
import { currentRevisionFile } from '../portal/releaseStore.ts';

const name = 'mfe-foreign';
const version = '1.0.0';
const container = containerName(name, version);

/** Its pages, for visitors. */
export const foreignPages = {
  /** Script and style sheet come later. */
  plain: '/foreign',
  /** Imports a module by itself, without its build. */
  module: '/foreign-module',
} as const;

/** What its screen looks like with its own style sheet. */
export const foreignColour = 'rgb(1, 2, 3)';

const route = (path: string, load: string) =>
  `{ path: '${path}', handle: { title: 'foreign.title' }, lazy: ${load} }`;

const screen = "() => import(/* webpackChunkName: 'screen' */ './screen.js')";
const moduleThenScreen = `async () => {
  await import(/* webpackIgnore: true */ __webpack_public_path__ + 'extra.mjs');
  return (${screen})();
}`;

const sources: Record<string, string> = {
  'remote.js': `import * as react from 'react';
import * as reactDom from 'react-dom';
import { languageStore } from '@portal/i18n';
import { queryClient } from '@portal/api';
import { sessionStore } from '@portal/session';
import { Link } from '@portal/router';
import { PortalTheme } from '@portal/ui';

export default {
  area: 'foreign',
  contract: '${CONTRACT_VERSION}',
  routes: { public: [${route(foreignPages.plain, screen)}, ${route(foreignPages.module, moduleThenScreen)}] },
  loadMessages: async () => ({ 'foreign.title': 'Made elsewhere' }),
};
export const singletons = {
  react: react.createElement,
  reactDom: reactDom.createPortal,
  router: Link,
  ui: PortalTheme,
  sessionStore,
  languageStore,
  queryClient,
};
`,
  'screen.js': `import { createElement } from 'react';
import './screen.css';

export const Component = () => createElement('h1', { className: 'foreign' }, 'Made elsewhere');
`,
  'screen.css': `.foreign { color: ${foreignColour}; }\n`,
};

const shared = [
  'react',
  'react-dom',
  ...['api', 'i18n', 'router', 'session', 'ui'].map((one) => `@portal/${one}`),
];

async function buildInto(output: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-foreign-'));
  try {
    for (const [file, text] of Object.entries(sources)) await writeFile(join(folder, file), text);
    await compile(
      defineForeign({ folder, output, container, shared, policyName: trustedTypePolicies.scripts }),
    );
    await writeFile(join(output, 'extra.mjs'), 'globalThis.foreignModuleRan = true;\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function integrityBelow(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder);
  const hashes = files.map(async (file) => {
    const bytes = await readFile(join(folder, file));
    return [file, `sha384-${createHash('sha384').update(bytes).digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

const folderIn = (store: string) => join(store, 'artefacts', name, version);

/** As released. */
export const foreignFile = (store: string, file: string): Promise<string> =>
  readFile(join(folderIn(store), file), 'utf8');

/**
 * Adds a remote that none of the portal's build tools made, with a complete record, to a test's copy of the store, and
 * the page's revision names its every file.
 */
export async function addForeignRemote(store: string): Promise<void> {
  const folder = folderIn(store);
  await mkdir(folder, { recursive: true });
  await buildInto(folder);
  const release: RemoteRelease = {
    ...{ version, contract: CONTRACT_VERSION, area: 'foreign' },
    baseUrl: `/artefacts/${name}/${version}/`,
    pages: Object.values(foreignPages).map((path) => ({ path, group: 'public' })),
    manifest: {
      entry: 'remoteEntry.js',
      exposed: { js: ['remote.js'], css: [] },
      chunks: { screen: { js: ['screen.js'], css: ['screen.css'] } },
    },
    integrity: await integrityBelow(folder),
  };
  const file = await currentRevisionFile(store);
  const revision = JSON.parse(await readFile(file, 'utf8')) as {
    environment: { remotes: Record<string, RemoteRelease> };
  };
  revision.environment.remotes[name] = release;
  await writeFile(file, JSON.stringify(revision));
}
