import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '@portal/wire';
import { readReleaseRecord } from '#release/releases/releaseRecord.ts';
import { compressBrotli } from '#run/store/compressFiles.ts';
import { outputFolder, type PortalPackage } from '#release/builds/portalPackages.ts';

/** Files loaded together; sizes in bytes. */
export interface BundleSize {
  package: string;
  bundle: string;
  files: number;
  raw: number;
  brotli: number;
}

/** The bundles of a manifest, in loading order. */
function bundlesOf({ entry, exposed, chunks, fonts = [] }: Manifest): { bundle: string; files: string[] }[] {
  const byName = Object.entries(chunks).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = byName.map(([name, chunk]) => ({ bundle: partName(name), files: filesOf(chunk) }));
  // Only a remote has an entry.
  if (entry === '')
    return [{ bundle: 'initial', files: filesOf(exposed) }, { bundle: 'typeface', files: fonts }, ...parts];
  return [{ bundle: 'entry', files: [entry] }, { bundle: 'exposed', files: filesOf(exposed) }, ...parts];
}

const filesOf = ({ js, css }: Manifest['exposed']) => [...js, ...css];

/**
 * Shortens webpack's `src_screens_login_LoginScreen_tsx` to `login LoginScreen`. Further file names may follow after a
 * hyphen.
 */
export function partName(chunk: string): string {
  const [file, folder] = chunk
    .replace(/_tsx?(?:-.*)?$/, '')
    .split('_')
    .reverse();
  return folder === undefined || file === undefined ? chunk : `${folder} ${file}`;
}

/** Measures every bundle of a local build. */
export async function bundleSizes(portalPackage: PortalPackage): Promise<BundleSize[]> {
  const { name } = portalPackage;
  const dist = outputFolder(portalPackage, 'local');
  const { manifest } = readReleaseRecord(name, await readFile(join(dist, 'release.json'), 'utf8'));
  return Promise.all(
    bundlesOf(manifest).map(async ({ bundle, files }) => {
      const contents = await Promise.all(files.map((file) => readFile(join(dist, file))));
      const compressed = await Promise.all(contents.map((bytes) => compressBrotli(bytes)));
      return { package: name, bundle, files: files.length, raw: total(contents), brotli: total(compressed) };
    }),
  );
}

const total = (parts: Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);
