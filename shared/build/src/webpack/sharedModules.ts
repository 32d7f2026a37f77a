import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What exists once per page. A workspace package is shared in the version of its package.json. */
const eagerPackages = ['api', 'contract', 'i18n', 'router', 'session', 'ui', 'wire'];

/**
 * Brought by the shell too, but later and by its own hand (shell/src/remotes/provideShared.ts): the federation
 * runtime keeps a shared module that failed once for the life of the page, an `import()` of the shell can be repeated.
 */
const laterPackages = ['research'];

/** Every package that pages have once, brought by the shell. */
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

/** What the shell brings with its first line. */
export const providedModules = (folder: string) =>
  sharedModules({ packages: eagerPackages, side: { eager: true } }, folder);

/** A remote brings none of them: it takes the shell's or is refused. */
export const consumedModules = (folder: string) =>
  sharedModules({ packages: [...eagerPackages, ...laterPackages], side: { import: false } }, folder);

/** What a release of the shell says it brings: version by library. */
export const offeredVersions = (folder: string): Record<string, string> =>
  byLibrary([...eagerPackages, ...laterPackages], folder, (range) => range.replace('^', ''));

/** The file by which each of our shared packages is entered. */
export const sharedEntries = (): Record<string, string> =>
  Object.fromEntries(
    [...eagerPackages, ...laterPackages].map((name) => [
      `@portal/${name}`,
      require.resolve(`../../../${name}/src/index.ts`),
    ]),
  );

/** What a release of a remote says it needs: range by library. */
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
