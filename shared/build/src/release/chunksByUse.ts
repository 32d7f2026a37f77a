import type { Compilation } from 'webpack';

type ChunkGroup = Compilation['chunkGroups'][number];

/** An `import()`'s own name, else that of a chunk in it. */
const keyOf = ({ name, options, chunks }: ChunkGroup): string =>
  name ?? options.name ?? chunks.find((chunk) => chunk.name)?.name ?? String(chunks.at(-1)?.id);

/** By `import()`: files of all its chunks. */
export const groupedFiles = ({ chunkGroups }: Compilation): { key: string; files: string[] }[] =>
  chunkGroups.map((group) => ({
    key: keyOf(group),
    files: group.chunks.flatMap((chunk) => [...chunk.files]),
  }));

/** Finds the chunks of screens and messages by the code's imports. */
export function chunksByUse({ chunkGroups }: Compilation, requests: Record<string, string>) {
  const keyByRequest = new Map(
    chunkGroups.flatMap((group) => group.origins.map(({ request }) => [request, keyOf(group)] as const)),
  );
  const known = (all: [string, string][]): Record<string, string> =>
    Object.fromEntries(
      all.flatMap(([use, request]) => {
        const key = keyByRequest.get(request);
        return key === undefined ? [] : [[use, key]];
      }),
    );
  return {
    screens: known(Object.entries(requests)),
    words: known([
      ['en', './en.ts'],
      ['de', './de.ts'],
    ]),
  };
}
