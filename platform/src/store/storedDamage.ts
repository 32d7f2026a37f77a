import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { z } from 'zod';
import { integrityOf } from './integrityOf.ts';
import { isCompressible } from './compressFiles.ts';

const recordSchema = z.object({ integrity: z.record(z.string(), z.string()) });

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/**
 * The first file by which a stored release is not what its own record says, compressed files among them; undefined
 * when it is whole. A release without a record is judged by its compressed files alone.
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

/** The first compressed file that is missing or is not the file beside it. */
export async function badlyCompressedFile(files: ReadonlyMap<string, Buffer>): Promise<string | undefined> {
  for (const [file, bytes] of files) {
    if (!isCompressible(file)) continue;
    for (const ending of ['.br', '.gz'] as const) {
      const compressed = files.get(file + ending) ?? Buffer.alloc(0);
      const back = await decompress[ending](compressed).catch(() => undefined);
      if (!back?.equals(bytes)) return file + ending;
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
