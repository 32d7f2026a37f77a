import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Configuration } from 'webpack';
import { EarlyScriptPlugin } from '../release/EarlyScriptPlugin.ts';
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
import { cachedAs } from './cachedAs.ts';
import { startOf } from './startOf.ts';

/** Contains the reads by path, as no environment names areas. */
const earlyStartOf = (questions: object) => `
import { earlyFetch } from '../../../src/early/earlyFetch.ts';

const questions = ${JSON.stringify(questions)};
const script = document.currentScript;
const order = JSON.parse(script.dataset.portal);
script.dataset.portal = JSON.stringify({ ...order, ...questions[location.pathname] });
earlyFetch(document, location);
`;

function earlyScripts(place: string, questions: object | undefined): EarlyScriptPlugin[] {
  if (questions === undefined) return [];
  const file = join(place, 'plainEarly.ts');
  writeFileSync(file, earlyStartOf(questions));
  return [new EarlyScriptPlugin(file)];
}

interface PlainOptions {
  /** Where the release is written. */
  output: string;
  /** Early requests by path. @default nothing */
  questions?: object | undefined;
}

/**
 * Builds the screens without federation, for `pnpm bench:load`: one bundle split by screen, otherwise like the shell.
 * @param shell the shell's folder
 * @param remotes the areas' folders
 */
export async function definePlain(
  shell: string,
  remotes: readonly string[],
  { output, questions }: PlainOptions,
): Promise<Configuration> {
  const place = join(shell, 'node_modules/.cache/portal');
  mkdirSync(place, { recursive: true });
  const areas = remotes.map((folder, index) => ({ folder, load: `Promise.resolve(area${index})` }));
  const imports = remotes.map((folder, index) => {
    return `import area${index} from '${relative(place, join(folder, 'src/remote.ts'))}';`;
  });
  writeFileSync(join(place, 'plain.tsx'), await startOf(areas, imports));
  const facts = readPackage(shell);
  const base = baseConfiguration(shell, 'release');
  return {
    ...base,
    cache: cachedAs('plain', base),
    entry: { main: join(place, 'plain.tsx') },
    output: { ...base.output, path: output, uniqueName: 'portal-plain' },
    resolve: { ...base.resolve, alias: routerOfReleases(shell) },
    optimization: { ...base.optimization, splitChunks: splitVendor },
    plugins: [
      ...(base.plugins ?? []),
      new ScriptPolicyPlugin(),
      new IntegrityPlugin(),
      new TemplatePlugin(join(shell, 'index.html')),
      ...earlyScripts(place, questions),
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
