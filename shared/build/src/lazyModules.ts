import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of an area, by when a page loads them; paths from the area's folder. */
export interface LoadedFiles {
  /** With the area itself. */
  first: ReadonlySet<string>;
  /** With each lazily loaded module: screens and messages. */
  lazy: ReadonlyMap<string, ReadonlySet<string>>;
}

const entries = ['src/remote.ts', 'src/early.ts'];

const ofImports = /(?:\bfrom|\bimport)\s*'([^']+)'/g;
/** They load nothing. */
const ofTypes = /\b(?:import|export) type [^'=;]*'[^']+'/g;
const ofLazyImports = /\bimport\(\s*(?:\/\*[^]*?\*\/\s*)?'([^']+)'/g;

/** Follows the imports of an area's sources; what these import lazily comes with them. */
export function lazyModules(folder: string): LoadedFiles {
  const targets = (file: string, pattern: RegExp): string[] =>
    /\.tsx?$/.test(file)
      ? [...readFileSync(join(folder, file), 'utf8').replaceAll(ofTypes, '').matchAll(pattern)].flatMap(
          ([, name = '']) => inFolder(folder, file, name) ?? [],
        )
      : [];
  const filesFrom = (start: readonly string[], patterns: readonly RegExp[]): Set<string> => {
    const found = new Set(start);
    // Grows while it is walked.
    for (const file of found)
      for (const target of patterns.flatMap((pattern) => targets(file, pattern))) found.add(target);
    return found;
  };
  const first = filesFrom(
    entries.filter((file) => existsSync(join(folder, file))),
    [ofImports],
  );
  const roots = [...first].flatMap((file) => targets(file, ofLazyImports)).filter((file) => !first.has(file));
  return {
    first,
    lazy: new Map(roots.map((root) => [root, filesFrom([root], [ofImports, ofLazyImports])])),
  };
}

/** Undefined for other packages. */
function inFolder(folder: string, from: string, name: string): string | undefined {
  const file = name.startsWith('#')
    ? join('src', name.slice(1))
    : name.startsWith('.')
      ? join(dirname(from), name)
      : undefined;
  return file !== undefined && existsSync(join(folder, file)) ? file : undefined;
}

/** Whose chunk this is, by webpack's name for it. Others that it brings may follow after a hyphen. */
export function lazyModuleOf(chunk: string, lazy: LoadedFiles['lazy']): string | undefined {
  return [...lazy.keys()].find((file) => {
    const name = file.replaceAll(/[^\w-]+/g, '_');
    return chunk === name || chunk.startsWith(`${name}-`);
  });
}
