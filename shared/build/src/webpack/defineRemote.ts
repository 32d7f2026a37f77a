import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName } from '@portal/contract';
import type { Configuration } from 'webpack';
import { readPackage } from '../workspace.ts';
import { baseConfiguration } from './base.ts';
import type { BuildKind, DefinedBuild } from './definedBuild.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';
import { OneCopyPlugin } from './OneCopyPlugin.ts';
import { FirstViewPlugin } from '../release/FirstViewPlugin.ts';
import { firstViewChunk, firstViewScreens } from '../release/releasedPages.ts';
import { ReleaseFilePlugin } from '../release/ReleaseFilePlugin.ts';
import { releaseVersion } from '../release/releaseVersion.ts';
import { RetryPlugin } from './RetryPlugin.ts';
import { ScriptPolicyPlugin } from './ScriptPolicyPlugin.ts';
import { consumedModules, neededRanges } from './sharedModules.ts';

const exposedChunk = 'remote';

/** Exposes the shared modules as the remote sees them: the shell refuses remotes that run on copies. */
const exposedModule = `import remote from '../../../src/remote.ts';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { languageStore } from '@portal/i18n';
import { queryClient } from '@portal/api';
import { sessionStore } from '@portal/session';
import { Link } from '@portal/router';
import { PortalTheme } from '@portal/ui';

export default remote;
export const singletons = {
  react: react.createElement,
  reactDom: reactDom.createPortal,
  router: Link,
  ui: PortalTheme,
  sessionStore,
  languageStore,
  queryClient,
};
`;

function writeExposedModule(folder: string): string {
  const target = join(folder, 'node_modules/.cache/portal');
  mkdirSync(target, { recursive: true });
  const file = join(target, 'exposedRemote.mjs');
  writeFileSync(file, exposedModule);
  return file;
}

/**
 * One exposed module, all shared modules from the shell, relative addresses.
 * @param configurationUrl `import.meta.url` of the remote's webpack.config.ts
 */
export function defineRemote(configurationUrl: string): DefinedBuild {
  const folder = fileURLToPath(new URL('.', configurationUrl));
  return (kind = 'release') => remoteConfiguration(folder, kind);
}

/** One for each screen, however many pages it has. */
async function partsOf(folder: string) {
  const requests = new Set(Object.values(await firstViewScreens(folder)));
  return [...requests].map((request) => ({
    chunk: firstViewChunk(request),
    file: join('src', request),
    side: 'takes' as const,
  }));
}

function remoteConfiguration(folder: string, kind: BuildKind): Configuration {
  const facts = readPackage(folder);
  const version = releaseVersion(facts, kind);
  const container = containerName(facts.name, version);
  const base = baseConfiguration(folder, kind);
  const live = kind === 'live';
  return {
    ...base,
    entry: {},
    // Unique per release: otherwise a new version would use the old one's chunks.
    output: { ...base.output, uniqueName: container, chunkLoadingGlobal: `webpackChunk_${container}` },
    optimization: { ...base.optimization, chunkIds: 'named' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename: live ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': { import: writeExposedModule(folder), name: exposedChunk } },
        shared: consumedModules(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new RetryPlugin(),
      new ScriptPolicyPlugin(),
      new IntegrityPlugin(),
      new OneCopyPlugin('remote'),
      ...(live
        ? []
        : [
            new FirstViewPlugin(folder, () => partsOf(folder)),
            new ReleaseFilePlugin({
              facts,
              version,
              container,
              first: exposedChunk,
              shared: neededRanges(folder),
            }),
          ]),
    ],
  };
}
