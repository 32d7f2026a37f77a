import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION, containerName, trustedTypePolicies } from '@portal/contract';
import { defineForeign } from '@portal/build/compared';
import { compile } from '@portal/build/webpack';
import { unproved } from '../portal/derivedRelease.ts';
import { platformFunction } from '../portal/programs.ts';

const name = 'mfe-foreign';

interface ForeignRelease {
  version: string;
  environment: 'local' | 'uat';
  /** What its record declares. */
  pages: readonly string[];
  /** What its code routes. */
  routed: readonly string[];
  /** Opens the pages first. */
  isProved: boolean;
  /** After its hashes are recorded. */
  alter: (dist: string) => Promise<void>;
}

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

const routeAt = (path: string) => route(path, path === foreignPages.module ? moduleThenScreen : screen);

const sourcesOf = ({ routed }: Pick<ForeignRelease, 'routed'>): Record<string, string> => ({
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
  routes: { public: [${routed.map(routeAt).join(', ')}] },
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
});

const shared = [
  'react',
  'react-dom',
  ...['api', 'i18n', 'router', 'session', 'ui'].map((one) => `@portal/${one}`),
];

/** What its squad writes of it; the adapter adds the files. */
const describedBy = ({ version, pages }: ForeignRelease) => ({
  ...{ name, version, type: 'module', scripts: { build: 'webpack' } },
  portal: {
    ...{ role: 'remote', area: 'foreign', contract: CONTRACT_VERSION },
    pages: pages.map((path) => ({ path, group: 'public' })),
    uses: { '@portal/api': ['queryClient'], '@portal/ui': ['PortalTheme'] },
  },
});

async function buildInto(folder: string, release: ForeignRelease): Promise<void> {
  for (const [file, text] of Object.entries(sourcesOf(release))) await writeFile(join(folder, file), text);
  const output = join(folder, 'dist');
  const container = containerName(name, release.version);
  await compile(
    defineForeign({ folder, output, container, shared, policyName: trustedTypePolicies.scripts }),
  );
  await writeFile(join(output, 'extra.mjs'), 'globalThis.foreignModuleRan = true;\n');
  await writeFile(join(folder, 'package.json'), JSON.stringify(describedBy(release)));
}

const usual: ForeignRelease = {
  ...{ version: '1.0.0', environment: 'local', isProved: false },
  ...{ pages: Object.values(foreignPages), routed: Object.values(foreignPages) },
  alter: () => Promise.resolve(),
};

export const foreignRelease = (store: string, version = usual.version): string =>
  join(store, 'artefacts', name, version);

/** As released. */
export const foreignFile = (store: string, file: string): Promise<string> =>
  readFile(join(foreignRelease(store), file), 'utf8');

/** Adapts and publishes a remote that none of the portal's build tools made. @throws with a gate's message */
export async function publishForeign(store: string, more: Partial<ForeignRelease> = {}): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-foreign-'));
  const release = { ...usual, ...more };
  try {
    await buildInto(folder, release);
    const runRelease = await platformFunction('runRelease');
    const command = (...words: string[]) =>
      runRelease([...words, '--from', folder], () => {}, { ...process.env, PORTAL_STORE: store });
    await command('adapt');
    await release.alter(join(folder, 'dist'));
    const proof = release.isProved ? [] : unproved;
    await command('publish', name, '--environment', release.environment, '--why', 'a test', ...proof);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
