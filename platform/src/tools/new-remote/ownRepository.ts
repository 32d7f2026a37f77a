import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewRemote } from '@portal/build/generator';
import { parse, stringify } from 'yaml';

/** Settings of the portal's workspace that its tools need elsewhere, too. */
interface WorkspaceSettings {
  catalog: Record<string, string>;
  overrides: Record<string, string>;
  peerDependencyRules: object;
  ignoredBuiltDependencies: string[];
}

interface Manifest extends Record<string, unknown> {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Next to the repository's own files. */
export const packsFolder = 'packs';

const pack = /^portal-(.+)-(\d+\.\d+\.\d+)\.tgz$/;

/** By package: `portal-ui-1.10.0.tgz` is `@portal/ui`. */
const packsByName = (files: readonly string[]) =>
  new Map(
    files.map((file) => {
      const [, name = '', version = ''] = pack.exec(file) ?? [];
      return [`@portal/${name}`, { file: `file:${packsFolder}/${file}`, version }];
    }),
  );

/** Exact versions. Own packages of the repository keep `workspace:*`. */
type VersionOf = (name: string, range: string) => string;

function plain(given: Record<string, string> | undefined, versionOf: VersionOf): Record<string, string> {
  const entries = Object.entries(given ?? {});
  return Object.fromEntries(entries.map(([name, range]) => [name, versionOf(name, range)]));
}

function manifestText(given: Manifest, versionOf: VersionOf): string {
  const dependencies = plain(given.dependencies, versionOf);
  const devDependencies = plain(given.devDependencies, versionOf);
  return `${JSON.stringify({ ...given, dependencies, devDependencies }, null, 2)}\n`;
}

const ownScripts = { build: 'portal-build', test: 'jest', types: 'tsc -p .' };

/** In the portal's workspace they belong to the root. */
const ownTools = { jest: 'catalog:', typescript: 'catalog:' };

/**
 * Text by path of a squad's own repository: a remote, and its calls in `calls/`. Packages of the portal come from packs,
 * since no registry need have them. [F-26]
 *
 * @param root the portal's checkout
 * @param packs names of the files in `packs/`
 */
export function ownRepository(
  root: string,
  { names, added }: Pick<NewRemote, 'names' | 'added'>,
  packs: readonly string[],
): Map<string, string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const settings = parse(read('pnpm-workspace.yaml')) as WorkspaceSettings;
  const { packageManager, engines } = JSON.parse(read('package.json')) as Record<string, unknown>;
  const packed = packsByName(packs);
  const versionOf: VersionOf = (name, range) =>
    range === 'catalog:' ? (settings.catalog[name] ?? range) : (packed.get(name)?.version ?? range);
  const folder = `${names.package}/`;
  const files = new Map(
    [...added].flatMap(([file, text]) =>
      file.startsWith(folder) ? [[file.slice(folder.length), text] as const] : [],
    ),
  );
  const manifestIn = (file: string) => JSON.parse(files.get(file) ?? '{}') as Manifest;
  const own = manifestIn('package.json');
  const devDependencies = { ...own.devDependencies, ...ownTools };
  const atRoot = { ...own, packageManager, engines, scripts: ownScripts, devDependencies };
  files.set('package.json', manifestText(atRoot, versionOf));
  files.set('calls/package.json', manifestText(manifestIn('calls/package.json'), versionOf));
  files.set('pnpm-workspace.yaml', workspaceOf(settings, packed));
  files.set('.gitignore', 'node_modules\ndist\n');
  files.set('README.md', readme(names.package));
  return files;
}

function workspaceOf(settings: WorkspaceSettings, packed: ReturnType<typeof packsByName>): string {
  const { overrides, peerDependencyRules, ignoredBuiltDependencies } = settings;
  const files = Object.fromEntries([...packed].map(([name, { file }]) => [name, file]));
  return stringify({
    packages: ['.', 'calls'],
    overrides: { ...overrides, ...files },
    peerDependencyRules,
    ignoredBuiltDependencies,
  });
}

const readme = (name: string): string => `# ${name}

An area of the research portal, in a repository of its own. It stands on the portal's packages in \`packs/\`; where a
registry has them, take their lines out of \`pnpm-workspace.yaml\`.

    pnpm install
    pnpm types && pnpm test && pnpm build

The portal's release tool publishes what is in \`dist\`, with this folder as \`--from\`. \`calls/\` describes the area's
calls; the API answers them.
`;
