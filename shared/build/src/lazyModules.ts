import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

/** Files of an area, by when a page loads them; paths from the area's folder. */
export interface LoadedFiles {
  /** With the area itself. */
  first: ReadonlySet<string>;
  /** With each lazily loaded module: screens and messages. */
  lazy: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Imports {
  atOnce: string[];
  lazily: string[];
}

const entries = ['src/remote.ts'];

/**
 * Follows the imports of an area's sources; what a lazily loaded module imports lazily comes with it.
 * @throws if a file of the area that is imported is not there
 */
export function lazyModules(folder: string): LoadedFiles {
  const known = new Map<string, Imports>();
  const importsOf = (file: string): Imports => {
    const imports = known.get(file) ?? readImports(folder, file);
    known.set(file, imports);
    return imports;
  };
  const filesFrom = (start: readonly string[], targets: (imports: Imports) => string[]): Set<string> => {
    const found = new Set(start);
    // Grows while it is walked.
    for (const file of found) for (const target of targets(importsOf(file))) found.add(target);
    return found;
  };
  const first = filesFrom(
    entries.filter((file) => existsSync(join(folder, file))),
    ({ atOnce }) => atOnce,
  );
  const roots = [...first].flatMap((file) => importsOf(file).lazily).filter((file) => !first.has(file));
  return {
    first,
    lazy: new Map(
      roots.map((root) => [root, filesFrom([root], ({ atOnce, lazily }) => [...atOnce, ...lazily])]),
    ),
  };
}

function readImports(folder: string, file: string): Imports {
  const text = readFileSync(join(folder, file), 'utf8');
  const inFolder = (names: readonly string[]) => names.flatMap((name) => resolved(folder, file, name) ?? []);
  if (file.endsWith('.css'))
    return { atOnce: inFolder([...text.matchAll(ofStyles)].map(([, name = '']) => name)), lazily: [] };
  if (!/\.tsx?$/.test(file)) return { atOnce: [], lazily: [] };
  const found: Imports = { atOnce: [], lazily: [] };
  collect(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') }), found);
  return { atOnce: inFolder(found.atOnce), lazily: inFolder(found.lazily) };
}

const ofStyles = /(?:@import|\bfrom)\s+['"]([^'"]+)['"]/g;

/** Part of a syntax tree. */
interface Part {
  type?: string;
  typeOnly?: boolean;
  source?: { value?: string } | null;
  callee?: { type?: string };
  arguments?: { expression: { value?: unknown } }[];
}

/** Imports of types alone load nothing. */
function collect(part: unknown, found: Imports): void {
  if (typeof part !== 'object' || part === null) return;
  const { type = '', typeOnly, source, callee, arguments: given } = part as Part;
  if (/^(?:Import|Export\w*)Declaration$/.test(type) && source?.value !== undefined && typeOnly !== true)
    found.atOnce.push(source.value);
  const name = callee?.type === 'Import' ? given?.[0]?.expression.value : undefined;
  if (typeof name === 'string') found.lazily.push(name);
  for (const inner of Object.values(part)) collect(inner, found);
}

/** Undefined for other packages. */
function resolved(folder: string, from: string, name: string): string | undefined {
  if (!/^[#.]/.test(name)) return undefined;
  const file = name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(from), name);
  if (!existsSync(join(folder, file)))
    throw new Error(`${join(folder, from)} imports ${name}, which is not there.`);
  return file;
}

/** Whose chunk this is, by webpack's name for it. Others that it brings may follow after a hyphen. */
export function lazyModuleOf(chunk: string, lazy: LoadedFiles['lazy']): string | undefined {
  return [...lazy.keys()].find((file) => {
    const name = file.replaceAll(/[^\w-]+/g, '_');
    return chunk === name || chunk.startsWith(`${name}-`);
  });
}
