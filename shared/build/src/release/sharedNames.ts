import { relative } from 'node:path';
import { pages } from '@portal/contract';
import webpack, { type Compilation, type Dependency, type Module } from 'webpack';

/** Sorted. */
export type NamesByPackage = Record<string, string[]>;

type Runtime = Parameters<Compilation['getDependencyReferencedExports']>[1];

/** Undefined unless the module stands for a portal package. */
function libraryOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { shareKey } = (module as Module & { options: { shareKey: string } }).options;
  return shareKey.startsWith('@portal/') ? shareKey : undefined;
}

interface Import {
  library: string;
  origin: Module;
  dependency: Dependency;
  runtime: Runtime;
}

/** Without imports that no code reaches. */
function importsOf({ modules, moduleGraph, chunkGraph }: Compilation): Import[] {
  const found: Import[] = [];
  for (const module of modules) {
    const library = libraryOf(module);
    if (library === undefined) continue;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule: origin, dependency } = connection;
      if (origin === null || dependency === null) continue;
      for (const runtime of chunkGraph.getModuleRuntimes(origin))
        if (connection.isTargetActive(runtime)) found.push({ library, origin, dependency, runtime });
    }
  }
  return found;
}

/** Each as a name and what is taken of it, such as `pages`, `equities`. */
const referencesOf = (compilation: Compilation, { dependency, runtime }: Import): string[][] =>
  compilation
    .getDependencyReferencedExports(dependency, runtime)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name));

/** Undefined is the whole module. */
const namesOf = (compilation: Compilation, one: Import): (string | undefined)[] =>
  referencesOf(compilation, one).map(([name]) => name);

/** Paths of the contract's pages that a remote names, sorted. Must run before modules are concatenated. */
export function linkedPaths(compilation: Compilation): string[] {
  const known: Readonly<Record<string, { path: string }>> = pages;
  const named = importsOf(compilation)
    .filter(({ library }) => library === '@portal/contract')
    .flatMap((one) => referencesOf(compilation, one))
    .flatMap(([name, page = '']) =>
      name === 'pages' && Object.hasOwn(known, page) ? [known[page]?.path ?? ''] : [],
    );
  return [...new Set(named)].sort();
}

function wholeError(
  { compiler }: Compilation,
  { library, origin, dependency }: Import,
): webpack.WebpackError {
  const file = relative(compiler.context, origin.nameForCondition() ?? origin.identifier());
  const { loc } = dependency;
  const line = 'start' in loc ? `:${loc.start.line}` : '';
  return new webpack.WebpackError(
    `${file}${line} takes ${library} as a whole, so its release cannot record which names it uses. ` +
      `Take them by name: import { a } from '${library}', or import('${library}').then((m) => m.a).`,
  );
}

/**
 * Names that a remote uses. Must run before modules are concatenated. webpack's own used exports do not help: a module
 * outside the build counts as used as a whole.
 */
export function usedNames(compilation: Compilation): {
  uses: NamesByPackage;
  errors: webpack.WebpackError[];
} {
  const found = new Map<string, Set<string>>();
  const errors: webpack.WebpackError[] = [];
  for (const one of importsOf(compilation)) {
    const names = found.get(one.library) ?? new Set();
    found.set(one.library, names);
    for (const name of namesOf(compilation, one)) {
      if (name === undefined) errors.push(wholeError(compilation, one));
      else names.add(name);
    }
  }
  return { uses: sorted(found), errors };
}

/**
 * Names that the shell's shared packages export.
 * @param files entry file by package
 */
export function offeredNames(
  { modules, moduleGraph }: Compilation,
  files: Record<string, string>,
): { offers: NamesByPackage; errors: webpack.WebpackError[] } {
  const libraries = new Map(Object.entries(files).map(([library, file]) => [file, library]));
  const found = new Map<string, Set<string>>();
  const errors: webpack.WebpackError[] = [];
  for (const module of modules) {
    const library = libraries.get(module.nameForCondition() ?? '');
    if (library === undefined) continue;
    const names = moduleGraph.getProvidedExports(module);
    if (Array.isArray(names)) found.set(library, new Set(names));
    else errors.push(new webpack.WebpackError(`Which names ${library} exports cannot be determined.`));
  }
  return { offers: sorted(found), errors };
}

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): NamesByPackage =>
  Object.fromEntries(
    [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([library, all]) => [library, [...all].sort()]),
  );
