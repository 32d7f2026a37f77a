import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { UserFacingError } from '../faults/UserFacingError.ts';
import type { ReleaseFiles } from './releaseStore.ts';

const compressible = /\.(?:js|css|html|json|svg|map|txt)$/;

export const isCompressible = (name: string): boolean => compressible.test(name);

const strongest = constants.BROTLI_MAX_QUALITY;

/** By default at its strongest: compressed once, served for months. */
export const compressBrotli = (bytes: Buffer, quality = strongest): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Of folder stores, some of which live as long as a test. */
export function brotliQuality(): number {
  const setting = process.env['PORTAL_BROTLI_QUALITY'] || String(strongest);
  const quality = Number(setting);
  if (/^\d+$/.test(setting) && quality <= strongest) return quality;
  throw new UserFacingError(
    `PORTAL_BROTLI_QUALITY is “${setting}”.`,
    `Expected a whole number between 0 and ${strongest}. Correct it or leave it out.`,
  );
}

const compressGzip = (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 });

/** Adds a `.br` and a `.gz` per compressible file. */
export async function compressFiles(files: ReleaseFiles, quality = strongest): Promise<ReleaseFiles> {
  const compressed = [...files]
    .filter(([name]) => isCompressible(name))
    .flatMap(([name, bytes]) => [
      compressBrotli(bytes, quality).then((smaller) => [`${name}.br`, smaller] as const),
      compressGzip(bytes).then((smaller) => [`${name}.gz`, smaller] as const),
    ]);
  return new Map([...files, ...(await Promise.all(compressed))]);
}
