import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What exists once per page. Workspace packages carry the version of the contract they belong to. */
const workspacePackages = ['api', 'contract', 'i18n', 'research', 'router', 'session', 'ui', 'wire'];

/** Loaded by the shell when the first area asks for it, not with the first paint. */
const lazyPackages = new Set(['research']);

interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: false;
}

function sharedModules(
  sideOf: (name: string) => Pick<SharedModule, 'eager' | 'import'>,
  resolveFrom: string,
) {
  const version = (name: string) =>
    (require(require.resolve(`${name}/package.json`, { paths: [resolveFrom] })) as { version: string })
      .version;
  const library = (name: string, from: string): [string, SharedModule] => [
    name,
    { singleton: true, strictVersion: true, requiredVersion: `^${version(from)}`, ...sideOf(name) },
  ];
  const workspace = (name: string): [string, SharedModule] => [
    `@portal/${name}`,
    { singleton: true, strictVersion: true, version: '1.0.0', requiredVersion: '^1.0.0', ...sideOf(name) },
  ];
  return Object.fromEntries([
    library('react', 'react'),
    library('react-dom', 'react-dom'),
    // 'react' alone does not cover 'react/jsx-runtime'.
    library('react/', 'react'),
    library('react-dom/', 'react-dom'),
    ...workspacePackages.map(workspace),
  ]);
}

/** The shell brings every shared module; all but the lazy ones are there before its first line runs. */
export const providedModules = (folder: string) =>
  sharedModules((name) => (lazyPackages.has(name) ? {} : { eager: true }), folder);

/** A remote brings none of them: it takes the shell's or is refused. */
export const consumedModules = (folder: string) => sharedModules(() => ({ import: false }), folder);
