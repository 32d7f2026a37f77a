import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPackages } from '../eslint/packages.ts';
import { root, sources, type Source } from './styleSheets.ts';

/** Lines of a file that hardly pays for a name and an import of its own. */
const small = 15;

const isTest = (path: string) =>
  /\.(?:test|spec)\.tsx?$|[/]testing[/]|^shared[/]testing[/]|^e2e[/]/.test(path);

/** `#` starts at the package's src. */
function importsOf({ path, text }: Source): string[] {
  const [src = ''] = /^.*?\/src(?=\/)/.exec(path) ?? [];
  return [...text.matchAll(/'([.#][^'\n]*)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? join(src, name.slice(1)) : join(dirname(path), name),
  );
}

/** An index, or the calls of an area. */
const isList = ({ path, text }: Source) =>
  path.endsWith('/index.ts') || !/^(?:export )?(?:const|function|async|interface|type|class) \w/m.test(text);

const isLoadedLater = ({ path }: Source, { text }: Source) =>
  new RegExp(`\\bimport\\([^)]*'\\./${basename(path)}'`).test(text);

function importersByPath(files: readonly Source[]): ReadonlyMap<string, Source[]> {
  const importers = new Map<string, Source[]>();
  for (const file of files)
    for (const imported of new Set(importsOf(file)))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return importers;
}

/** A component's hook: lint keeps effects out of components. */
const isHook = ({ path }: Source, only: Source) =>
  /^use[A-Z]/.test(basename(path)) && only.path.endsWith('.tsx');

/**
 * Small files that only one neighbour in their folder imports: a reader opens two to read one thought. A file may be
 * small if a test imports it, if it is the text of a language, has a style sheet, is loaded later or is a component's
 * hook, if its importer is a list, or if its package
 * exports it.
 */
function crumbsAmong(files: readonly Source[], exported: ReadonlySet<string> = new Set()): string[] {
  const importers = importersByPath(files);
  return files
    .filter((file) => {
      const { path, text } = file;
      const users = importers.get(path) ?? [];
      const [only] = users;
      if (only === undefined || users.length > 1 || isTest(path) || isTest(only.path)) return false;
      if (isList(only) || isLoadedLater(file, only) || isHook(file, only)) return false;
      if (dirname(only.path) !== dirname(path) || exported.has(path)) return false;
      return text.trimEnd().split('\n').length <= small && !/\.css'|\/messages\//.test(text + path);
    })
    .map(({ path }) => path);
}

/** What packages can import of others. */
const exportedFiles = () =>
  new Set(
    readPackages(root).flatMap(({ folder }) => {
      const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8');
      const { exports = {} } = JSON.parse(manifest) as { exports?: Record<string, string> };
      return Object.values(exports).map((path) => join(folder, path));
    }),
  );

const one = { path: 'mfe-a/src/list/one.ts', text: 'export const one = 1;\n' };
const user = {
  path: 'mfe-a/src/list/List.ts',
  text: "import { one } from './one.ts';\nconst list = [one];\n",
};

test.each([
  ['only its neighbour imports it', [user], [one.path]],
  ['two import it', [user, { ...user, path: 'mfe-a/src/list/Other.ts' }], []],
  [
    'another folder imports it',
    [{ path: 'mfe-a/src/Page.ts', text: "import { one } from '#list/one.ts';\nconst a = one;" }],
    [],
  ],
  [
    'it has a test',
    [user, { path: 'mfe-a/src/list/one.test.ts', text: "import { one } from './one.ts';" }],
    [],
  ],
  ['it is loaded later', [{ ...user, text: "const later = () => import('./one.ts');" }], []],
  ['an index exports it', [{ path: 'mfe-a/src/list/index.ts', text: "export { one } from './one.ts';" }], []],
])('a small file is a crumb or not: %s', (_, others, expected) => {
  expect(crumbsAmong([one, ...others])).toEqual(expected);
});

test('every small file of the portal earns its place', () => {
  const files = [...sources('.ts'), ...sources('.tsx')];
  expect(files.length).toBeGreaterThan(1000);
  expect(crumbsAmong(files, exportedFiles())).toEqual([]);
});

test('what a package exports is no crumb', () => {
  expect(crumbsAmong([one, user], new Set([one.path]))).toEqual([]);
});

test('a component’s small hook is no crumb, a hook’s is', () => {
  const hook = { path: 'mfe-a/src/list/useOne.ts', text: 'export const useOne = () => 1;\n' };
  const text = "import { useOne } from './useOne.ts';\nexport const List = () => useOne();\n";
  expect(crumbsAmong([hook, { path: 'mfe-a/src/list/List.tsx', text }])).toEqual([]);
  expect(crumbsAmong([hook, { path: 'mfe-a/src/list/useList.ts', text }])).toEqual([hook.path]);
});
