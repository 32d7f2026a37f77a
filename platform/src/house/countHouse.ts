import { dirname } from 'node:path';
import type { ImportKind, SourceFile } from './readSources.ts';
import { valueCycles } from './valueCycles.ts';

/** Longest crumb: a file with one importer and no test. */
const crumbLines = 20;
const shortLines = 15;

export interface House {
  files: number;
  lines: { median: number; p95: number; max: number };
  short: string[];
  /** Folders with one source file and no subfolder. */
  singleFolders: string[];
  crumbs: { path: string; importer: string }[];
  /** Lines of tests per line of source. */
  testRatio: number;
  cycles: string[][];
}

/** Counts everything without tests, except the ratio. */
export function countHouse(all: readonly SourceFile[]): House {
  const files = all.filter(({ isTest }) => !isTest);
  const sizes = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const sizeAt = (share: number) => sizes[Math.ceil(share * sizes.length) - 1] ?? 0;
  return {
    files: files.length,
    lines: { median: sizeAt(0.5), p95: sizeAt(0.95), max: sizeAt(1) },
    short: files.filter(({ lines }) => lines < shortLines).map(({ path }) => path),
    singleFolders: singleFolders(files),
    crumbs: crumbsOf(all),
    testRatio: linesOf(all.filter(({ isTest }) => isTest)) / linesOf(files),
    cycles: valueCycles(files),
  };
}

const linesOf = (files: readonly SourceFile[]) => files.reduce((sum, { lines }) => sum + lines, 0);

function singleFolders(files: readonly SourceFile[]): string[] {
  const folders = files.map(({ path }) => dirname(path));
  return folders.filter(
    (folder) =>
      folders.filter((other) => other === folder).length === 1 &&
      !folders.some((other) => other.startsWith(`${folder}/`)),
  );
}

function crumbsOf(all: readonly SourceFile[]): House['crumbs'] {
  const tests = new Set(all.filter(({ isTest }) => isTest).map(({ path }) => withoutEnding(path)));
  const importers = new Map<string, { path: string; kind: ImportKind }[]>();
  for (const { path, imports } of all)
    for (const imported of imports)
      importers.set(imported.path, [...(importers.get(imported.path) ?? []), { path, kind: imported.kind }]);
  return all.flatMap(({ path, isTest, lines }) => {
    if (isTest || lines > crumbLines || tests.has(withoutEnding(path))) return [];
    const found = importers.get(path) ?? [];
    const [importer, ...others] = new Set(found.map((one) => one.path));
    // Lazy files have to stay separate, and re-exports are used by others.
    const isFoldable =
      others.length === 0 && !found.some(({ kind }) => kind === 'lazy' || kind === 'reexport');
    return importer !== undefined && isFoldable ? [{ path, importer }] : [];
  });
}

const withoutEnding = (path: string) => path.replace(/(\.(test|spec))?\.tsx?$/, '');
