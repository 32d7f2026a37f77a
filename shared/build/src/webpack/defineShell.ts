import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { firstViewParts } from '@portal/contract';
import type { Configuration, PathData, WebpackPluginInstance } from 'webpack';
import { readPackage } from '../workspace.ts';
import { baseConfiguration } from './base.ts';
import type { BuildKind, DefinedBuild } from './definedBuild.ts';
import { compileHint } from '../release/compileHint.ts';
import { EarlyScriptPlugin } from '../release/EarlyScriptPlugin.ts';
import { FirstViewPlugin } from '../release/FirstViewPlugin.ts';
import { IntegrityPlugin } from './IntegrityPlugin.ts';
import { OneCopyPlugin } from './OneCopyPlugin.ts';
import { ReleaseFilePlugin } from '../release/ReleaseFilePlugin.ts';
import { releaseVersion } from '../release/releaseVersion.ts';
import { PublicFilesPlugin } from '../release/PublicFilesPlugin.ts';
import { RetryPlugin } from './RetryPlugin.ts';
import { routerOfReleases } from './routerOfReleases.ts';
import { ScriptPolicyPlugin } from './ScriptPolicyPlugin.ts';
import { offeredVersions, providedModules, sharedEntries } from './sharedModules.ts';
import { TemplatePlugin } from '../release/TemplatePlugin.ts';

/**
 * Third-party code changes rarely: its initial part is a file that browsers keep across releases. Later parts have one
 * file each.
 */
export const splitVendor: NonNullable<NonNullable<Configuration['optimization']>['splitChunks']> = {
  chunks: 'all',
  cacheGroups: {
    vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
    defaultVendors: false,
  },
};

/** The file with every letter of English and German. */
const everyPagesFont = /^portal-sans-first\..*woff2$/;

/** A chunk shared by several later parts has no name; its file is named after them. */
export function chunkFilename({ chunk }: PathData): string {
  const parts = chunk !== undefined && 'groupsIterable' in chunk ? [...chunk.groupsIterable] : [];
  const names = parts.map(({ name }) => name ?? '').sort();
  return `${chunk?.name === undefined ? names.join('-') : '[name]'}.[contenthash:8].js`;
}

/**
 * Knows no remote; includes every shared module.
 * @param configurationUrl `import.meta.url` of the shell's webpack.config.ts
 */
export function defineShell(configurationUrl: string): DefinedBuild {
  const folder = fileURLToPath(new URL('.', configurationUrl));
  return (kind = 'release') => shellConfiguration(folder, kind);
}

/** One for each kind of page. */
const firstViews = [
  { chunk: firstViewParts.list, file: 'src/first-view/firstView.ts', side: 'offers' },
  { chunk: firstViewParts.profile, file: 'src/first-view/profileView.ts', side: 'offers' },
  { chunk: firstViewParts.person, file: 'src/first-view/personView.ts', side: 'offers' },
] as const;

function pluginsOf(folder: string, kind: BuildKind): WebpackPluginInstance[] {
  const facts = readPackage(folder);
  const version = releaseVersion(facts, kind);
  const plugins: WebpackPluginInstance[] = [
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      shared: providedModules(folder),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    }),
  ];
  if (kind === 'release') plugins.push(compileHint());
  plugins.push(
    new RetryPlugin(),
    new ScriptPolicyPlugin(),
    new IntegrityPlugin(),
    new OneCopyPlugin('shell'),
    new TemplatePlugin(join(folder, 'index.html')),
    new PublicFilesPlugin(join(folder, 'public')),
    new PublicFilesPlugin(join(folder, '../shared/ui/src/theme/typeface/licence')),
    new EarlyScriptPlugin(join(folder, 'src/early/early.ts')),
  );
  if (kind === 'live') return plugins;
  const release = {
    facts,
    version,
    first: 'main',
    fonts: everyPagesFont,
    shared: offeredVersions(folder),
    entries: sharedEntries(),
  };
  return [
    ...plugins,
    new FirstViewPlugin(folder, () => Promise.resolve(firstViews)),
    new ReleaseFilePlugin(release),
  ];
}

function shellConfiguration(folder: string, kind: BuildKind): Configuration {
  const base = baseConfiguration(folder, kind);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      uniqueName: 'portal-shell',
      chunkFilename: kind === 'live' ? base.output?.chunkFilename : chunkFilename,
    },
    resolve: { ...base.resolve, alias: kind === 'live' ? base.resolve?.alias : routerOfReleases(folder) },
    optimization: {
      ...base.optimization,
      splitChunks: splitVendor,
    },
    plugins: [...(base.plugins ?? []), ...pluginsOf(folder, kind)],
  };
}
