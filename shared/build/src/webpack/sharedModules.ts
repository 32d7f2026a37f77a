import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Once per page, in the version of their package.json. */
const eagerPackages = ['api', 'contract', 'i18n', 'router', 'session', 'ui', 'wire'];

/**
 * Provided later, by shell/src/remotes/provideShared.ts: the federation runtime remembers a failed shared module for
 * the life of the page, while an `import()` can be retried.
 */
const laterPackages = ['research'];

/** Exist once per page, provided by the shell. */
export const sharedPackages = [...eagerPackages, ...laterPackages];

interface SharedModule {
  singleton: true;
  strictVersion: boolean;
  /** False: any. */
  requiredVersion: string | false;
  version?: string;
  eager?: boolean;
  import?: false;
}

interface Side {
  packages: string[];
  side: Pick<SharedModule, 'eager' | 'import'>;
}

/** As the area or its calls have it, else next to the build; undefined if an area outside the workspace does without it. */
function ownVersion(name: string, folder: string): string | undefined {
  const places = [
    join(folder, 'node_modules/@portal', name),
    join(folder, 'calls/node_modules/@portal', name),
    fileURLToPath(new URL(`../../../${name}`, import.meta.url)),
  ];
  const found = places.map((place) => join(place, 'package.json')).find((file) => existsSync(file));
  return found && (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version;
}

function sharedModules({ packages, side }: Side, resolveFrom: string): Record<string, SharedModule> {
  const version = (name: string) =>
    (require(require.resolve(`${name}/package.json`, { paths: [resolveFrom] })) as { version: string })
      .version;
  const library = (from: string): SharedModule => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version(from)}`,
    ...side,
  });
  const workspace = (name: string): SharedModule => {
    const own = ownVersion(name, resolveFrom);
    const version: Pick<SharedModule, 'strictVersion' | 'requiredVersion' | 'version'> =
      own === undefined
        ? { strictVersion: false, requiredVersion: false }
        : { strictVersion: true, version: own, requiredVersion: `^${own}` };
    return { singleton: true, ...version, ...side };
  };
  return {
    react: library('react'),
    'react-dom': library('react-dom'),
    // 'react' alone does not cover 'react/jsx-runtime'.
    'react/': library('react'),
    'react-dom/': library('react-dom'),
    ...Object.fromEntries(packages.map((name) => [`@portal/${name}`, workspace(name)])),
  };
}

/** Provided eagerly by the shell. */
export const providedModules = (folder: string) =>
  sharedModules({ packages: eagerPackages, side: { eager: true } }, folder);

/** A remote uses the shell's or is refused. */
export const consumedModules = (folder: string) =>
  sharedModules({ packages: [...eagerPackages, ...laterPackages], side: { import: false } }, folder);

/** Version by library, in a shell's release. */
export const offeredVersions = (folder: string): Record<string, string> =>
  byLibrary([...eagerPackages, ...laterPackages], folder, (range) => range.replace('^', ''));

/** Entry file by shared package. */
export const sharedEntries = (): Record<string, string> =>
  Object.fromEntries(
    [...eagerPackages, ...laterPackages].map((name) => [
      `@portal/${name}`,
      require.resolve(`../../../${name}/src/index.ts`),
    ]),
  );

/** Range by library, in a remote's release. */
export const neededRanges = (folder: string): Record<string, string> =>
  byLibrary([...eagerPackages, ...laterPackages], folder, (range) => range);

function byLibrary(packages: string[], folder: string, say: (range: string) => string) {
  const modules = Object.entries(sharedModules({ packages, side: {} }, folder));
  return Object.fromEntries(
    modules.flatMap(([name, { requiredVersion }]) =>
      name.endsWith('/') || requiredVersion === false ? [] : [[name, say(requiredVersion)]],
    ),
  );
}
