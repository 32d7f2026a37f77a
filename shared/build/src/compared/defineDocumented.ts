import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { ReleaseFilePlugin } from '../release/ReleaseFilePlugin.ts';
import { releaseVersion } from '../release/releaseVersion.ts';
import { baseConfiguration } from '../webpack/base.ts';
import { TemplatePlugin } from '../release/TemplatePlugin.ts';
import { routerOfReleases } from '../webpack/routerOfReleases.ts';
import { offeredVersions, sharedEntries, sharedPackages } from '../webpack/sharedModules.ts';
import { readPackage } from '../workspace.ts';
import { cachedAs } from './cachedAs.ts';
import { startOf } from './startOf.ts';

/** As documented, plus the portal's packages and the router, of which a page can only have one. */
const shared = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom', ...sharedPackages.map((name) => `@portal/${name}`)].map(
    (name) => [name, { singleton: true }],
  ),
);

const containerOf = (name: string) => name.replaceAll('-', '_');

/** In the host's release. */
const areasFolder = 'areas';

/** Copies the areas' builds into the host's. */
class AreaFilesPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AreaFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'AreaFilesPlugin', stage }, () => {
        const files = readdirSync(this.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
          statSync(join(this.folder, file)).isFile(),
        );
        for (const file of files)
          compilation.emitAsset(
            `${areasFolder}/${file}`,
            new webpack.sources.RawSource(readFileSync(join(this.folder, file))),
          );
      });
    });
  }
}

/** The documentation has no script policy. */
function withoutPolicy(folder: string, path: string, name: string): Configuration {
  const base = baseConfiguration(folder, 'release');
  return {
    ...base,
    cache: cachedAs('documented', base),
    devtool: false,
    output: { ...base.output, path, uniqueName: name },
  };
}

function remoteAsDocumented(folder: string, output: string): Configuration {
  const { name } = readPackage(folder);
  const base = withoutPolicy(folder, join(output, name), name);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerOf(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared,
        manifest: true,
        dts: false,
      }),
    ],
  };
}

export interface DocumentedFolders {
  shell: string;
  remotes: readonly string[];
  /** Where the areas' builds write their files. */
  areas: string;
  /** Where the release is written. */
  output: string;
}

/**
 * Builds the screens as the Module Federation documentation does, for `pnpm bench:load`: a host that names its remotes
 * by their manifests, an entry that only imports the start, shared singletons, and defaults otherwise (no preloading,
 * early requests, hash checks or retries). Areas come first, as the host's release holds their files.
 */
export async function defineDocumented(folders: DocumentedFolders): Promise<Configuration[]> {
  const { shell, remotes, areas, output } = folders;
  const place = join(shell, 'node_modules/.cache/portal');
  mkdirSync(place, { recursive: true });
  const facts = readPackage(shell);
  const version = releaseVersion(facts);
  const names = remotes.map((folder) => readPackage(folder).name);
  const load = (folder: string) =>
    `import('${containerOf(readPackage(folder).name)}/remote').then((module) => module.default)`;
  writeFileSync(
    join(place, 'documentedStart.tsx'),
    await startOf(remotes.map((folder) => ({ folder, load: load(folder) }))),
  );
  writeFileSync(join(place, 'documented.ts'), "void import('./documentedStart.tsx');\n");
  const base = withoutPolicy(shell, output, 'portal-documented');
  const address = (name: string) => `/artefacts/shell/${version}/${areasFolder}/${name}/mf-manifest.json`;
  const host: Configuration = {
    ...base,
    entry: { main: join(place, 'documented.ts') },
    resolve: { ...base.resolve, alias: routerOfReleases(shell) },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: Object.fromEntries(
          names.map((name) => [containerOf(name), `${containerOf(name)}@${address(name)}`]),
        ),
        shared,
        dts: false,
      }),
      new TemplatePlugin(join(shell, 'index.html')),
      new AreaFilesPlugin(areas),
      new ReleaseFilePlugin({
        facts,
        version,
        first: 'main',
        shared: offeredVersions(shell),
        entries: sharedEntries(),
      }),
    ],
  };
  return [...remotes.map((folder) => remoteAsDocumented(folder, areas)), host];
}
