import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFiles } from './releaseStore.ts';

const compressible = /\.(?:js|css|html|json|svg|map|txt)$/;

export const isCompressible = (name: string): boolean => compressible.test(name);

/** At its strongest: compressed once, served for months. */
export const compressBrotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

const compressGzip = (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 });

/** Adds a `.br` and a `.gz` per compressible file. */
export async function compressFiles(files: ReleaseFiles): Promise<ReleaseFiles> {
  const compressed = [...files]
    .filter(([name]) => isCompressible(name))
    .flatMap(([name, bytes]) => [
      compressBrotli(bytes).then((smaller) => [`${name}.br`, smaller] as const),
      compressGzip(bytes).then((smaller) => [`${name}.gz`, smaller] as const),
    ]);
  return new Map([...files, ...(await Promise.all(compressed))]);
}
