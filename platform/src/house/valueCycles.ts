import type { SourceFile } from './readSources.ts';

/** Import cycles at load time, by Tarjan's algorithm. Types and `import()` do not count. */
export function valueCycles(files: readonly SourceFile[]): string[][] {
  const needs = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter(({ kind }) => kind === 'value' || kind === 'reexport').map((imported) => imported.path),
    ]),
  );
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const lower = (path: string, to: number | undefined) => {
    if (to !== undefined) lowest.set(path, Math.min(lowest.get(path) ?? to, to));
  };
  const visit = (path: string): void => {
    order.set(path, order.size);
    lower(path, order.get(path));
    open.push(path);
    for (const next of needs.get(path) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lower(path, lowest.get(next));
      } else if (open.includes(next)) lower(path, order.get(next));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const path of needs.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
