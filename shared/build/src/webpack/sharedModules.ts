import { createRequire } from 'node:module';

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
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: false;
}

interface Side {
  packages: string[];
  side: Pick<SharedModule, 'eager' | 'import'>;
}

const workspaceVersion = (name: string): string =>
  (require(`../../../${name}/package.json`) as { version: string }).version;

function sharedModules({ packages, side }: Side, resolveFrom: string) {
  const version = (name: string) =>
    (require(require.resolve(`${name}/package.json`, { paths: [resolveFrom] })) as { version: string })
      .version;
  const library = (name: string, from: string): [string, SharedModule] => [
    name,
    { singleton: true, strictVersion: true, requiredVersion: `^${version(from)}`, ...side },
  ];
  const workspace = (name: string): [string, SharedModule] => {
    const own = workspaceVersion(name);
    return [
      `@portal/${name}`,
      { singleton: true, strictVersion: true, version: own, requiredVersion: `^${own}`, ...side },
    ];
  };
  return Object.fromEntries([
    library('react', 'react'),
    library('react-dom', 'react-dom'),
    // 'react' alone does not cover 'react/jsx-runtime'.
    library('react/', 'react'),
    library('react-dom/', 'react-dom'),
    ...packages.map(workspace),
  ]);
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
    modules
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, { requiredVersion }]) => [name, say(requiredVersion)]),
  );
}
