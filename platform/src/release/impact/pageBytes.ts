import { gzipSync } from 'node:zlib';
import type { Manifest, ReleasedVersion } from '@portal/wire';

/** Bytes of a released file; undefined if it cannot be read. */
export type ReadFile = (file: string) => Promise<Buffer | undefined>;

/** What a page loads of its release, in English. */
function filesOf({ entry, exposed, chunks, screens = {}, words = {} }: Manifest, path: string): string[] {
  const chunk = (key: string | undefined) => (key === undefined ? undefined : chunks[key]);
  const parts = [exposed, chunk(screens[path]), chunk(words['en'])];
  return [...new Set([entry, ...parts.flatMap((part) => (part ? [...part.js, ...part.css] : []))])];
}

/** Compressed bytes that each page loads of its area, by path. */
export async function pageBytes(
  { manifest, pages }: Pick<ReleasedVersion, 'manifest' | 'pages'>,
  read: ReadFile,
): Promise<Map<string, number>> {
  const known = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = known.get(file) ?? read(file).then((bytes) => (bytes ? gzipSync(bytes).length : 0));
    known.set(file, size);
    return size;
  };
  const sums = pages.map(async ({ path }) => {
    const sizes = await Promise.all(filesOf(manifest, path).map(sizeOf));
    return [path, sizes.reduce((sum, size) => sum + size, 0)] as const;
  });
  return new Map(await Promise.all(sums));
}
