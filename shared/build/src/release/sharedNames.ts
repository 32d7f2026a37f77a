import { relative } from 'node:path';
import webpack, { type Compilation, type Dependency, type Module } from 'webpack';

/** By shared package: names, sorted. */
export type NamesByPackage = Record<string, string[]>;

type Runtime = Parameters<Compilation['getDependencyReferencedExports']>[1];

/** Our shared package that a module stands for in a remote, whose own copy is the shell's. */
function libraryOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { shareKey } = (module as Module & { options: { shareKey: string } }).options;
  return shareKey.startsWith('@portal/') ? shareKey : undefined;
}

/** An import of a shared package by code that is part of the build. */
interface Import {
  library: string;
  origin: Module;
  dependency: Dependency;
  runtime: Runtime;
}

/** Imports that no code reaches are not among them. */
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

/** What an import refers to; undefined stands for the module as a whole. */
const namesOf = (compilation: Compilation, { dependency, runtime }: Import): (string | undefined)[] =>
  compilation
    .getDependencyReferencedExports(dependency, runtime)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name))
    .map(([name]) => name);

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
 * Which names of our shared packages the code of a remote uses; to be asked before modules are concatenated. webpack's
 * own list of used exports cannot say it: where a module is not part of the build, it counts as used as a whole.
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
 * Which names the shell's shared packages export.
 * @param files the file by which each package is entered
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
    else errors.push(new webpack.WebpackError(`Which names ${library} exports cannot be told.`));
  }
  return { offers: sorted(found), errors };
}

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): NamesByPackage =>
  Object.fromEntries(
    [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([library, all]) => [library, [...all].sort()]),
  );
