import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { z } from 'zod';
import { integrityOf } from './integrityOf.ts';
import { isCompressible } from './compressFiles.ts';
import type { ReleaseFiles } from './releaseStore.ts';

const recordSchema = z.object({ integrity: z.record(z.string(), z.string()) });

export const endings = ['.br', '.gz'] as const;
type Ending = (typeof endings)[number];

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/**
 * Returns the first file, plain or compressed, that differs from the release's own record; undefined if intact. Without
 * a record only compressed files are checked.
 */
export async function storedDamage(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).replaceAll('\\', '/'), await readFile(path));
  }
  return alteredFile(files) ?? (await badlyCompressedFile(files));
}

/**
 * Whether a damaged release is known to be this build: its record survives in some form and has the other hashes.
 * Without a record, every file must survive in some form.
 */
export async function isStoredBuild(folder: string, files: ReleaseFiles): Promise<boolean> {
  const judged = files.has('release.json') ? ['release.json'] : [...files.keys()];
  for (const file of judged) {
    const forms = await Promise.all([file, `${file}.br`, `${file}.gz`].map((one) => formIn(folder, one)));
    if (!forms.some((bytes) => bytes !== undefined && files.get(file)?.equals(bytes))) return false;
  }
  return alteredFile(files) === undefined;
}

/** Decompressed; undefined if missing or unreadable. */
async function formIn(folder: string, file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  const ending = endings.find((one) => file.endsWith(one));
  if (bytes === undefined || ending === undefined) return bytes;
  return decompress[ending](bytes).catch(() => undefined);
}

function alteredFile(files: ReadonlyMap<string, Buffer>): string | undefined {
  const text = files.get('release.json');
  if (text === undefined) return undefined;
  const record = parsed(text.toString('utf8'));
  if (record === undefined) return 'release.json';
  return Object.entries(record.integrity).find(([file, expected]) => {
    const bytes = files.get(file);
    return !bytes || integrityOf(bytes) !== expected;
  })?.[0];
}

export async function isFormOf(bytes: Buffer, ending: Ending, compressed?: Buffer): Promise<boolean> {
  if (compressed === undefined) return false;
  const back = await decompress[ending](compressed).catch(() => undefined);
  return back?.equals(bytes) ?? false;
}

/** The first that is missing or does not match. */
export async function badlyCompressedFile(files: ReadonlyMap<string, Buffer>): Promise<string | undefined> {
  for (const [file, bytes] of files) {
    if (!isCompressible(file)) continue;
    for (const ending of endings) {
      if (!(await isFormOf(bytes, ending, files.get(file + ending)))) return file + ending;
    }
  }
  return undefined;
}

function parsed(text: string) {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
