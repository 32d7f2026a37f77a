import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ReleaseFilePlugin } from '../release/ReleaseFilePlugin.ts';
import { releaseVersion } from '../release/releaseVersion.ts';
import { baseConfiguration } from '../webpack/base.ts';
import { splitVendor } from '../webpack/defineShell.ts';
import { TemplatePlugin } from '../release/TemplatePlugin.ts';
import { IntegrityPlugin } from '../webpack/IntegrityPlugin.ts';
import { routerOfReleases } from '../webpack/routerOfReleases.ts';
import { ScriptPolicyPlugin } from '../webpack/ScriptPolicyPlugin.ts';
import { offeredVersions, sharedEntries } from '../webpack/sharedModules.ts';
import { readPackage } from '../workspace.ts';
import { startOf } from './startOf.ts';

/**
 * Builds the screens without federation, for `pnpm bench:load`: one bundle split by screen, otherwise like the shell.
 * @param shell the shell's folder
 * @param remotes the areas' folders
 * @param output where the release is written
 */
export async function definePlain(
  shell: string,
  remotes: readonly string[],
  output: string,
): Promise<Configuration> {
  const place = join(shell, 'node_modules/.cache/portal');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'plain.tsx'), await startOf(place, remotes));
  const facts = readPackage(shell);
  const base = baseConfiguration(shell, 'release');
  return {
    ...base,
    // Not that of the release builds.
    cache: false,
    entry: { main: join(place, 'plain.tsx') },
    output: { ...base.output, path: output, uniqueName: 'portal-plain' },
    resolve: { ...base.resolve, alias: routerOfReleases(shell) },
    optimization: { ...base.optimization, splitChunks: splitVendor },
    plugins: [
      ...(base.plugins ?? []),
      new ScriptPolicyPlugin(),
      new IntegrityPlugin(),
      new TemplatePlugin(join(shell, 'index.html')),
      new ReleaseFilePlugin({
        facts,
        version: releaseVersion(facts),
        first: 'main',
        shared: offeredVersions(shell),
        entries: sharedEntries(),
      }),
    ],
  };
}
