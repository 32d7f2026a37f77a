import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { fileTypes } from '#content-store/fileKinds.ts';
import { inspectFile } from '#feed/files/inspectFile.ts';
import { HttpError } from '#http/HttpError.ts';
import type { Services } from '#Services.ts';

interface UploadedFile {
  sha256: string;
  size: number;
  type: string;
}

/** Of a publication, or its preview. */
const types = [...fileTypes, 'text/html'];

/**
 * Refuses what grows too large, whatever its length was said to be, and leaves the request open for the answer.
 * @throws HttpError 413
 */
async function writeAside(path: string, bytes: Readable, mostBytes: number): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw new HttpError(413, `A file may have ${mostBytes / 1024 / 1024} MB.`);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
}

/**
 * Streams a file aside, inspects it like one in a folder, and stores it. What no publication names within a day goes again.
 * @throws FeedRefusal
 */
export async function takeUpload(
  { db, content, config }: Pick<Services, 'db' | 'content' | 'config'>,
  bytes: Readable,
  type: string,
): Promise<UploadedFile> {
  // Killed uploads are swept from there.
  const folder = join(content.location, 'incoming');
  const name = randomUUID();
  const mostBytes = config.PORTAL_FILE_MB * 1024 * 1024;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeAside(join(folder, name), bytes, mostBytes);
    const { hash, size } = await inspectFile({ path: name, type }, { folder, mostBytes, types });
    await content.write(createReadStream(join(folder, name)), mostBytes);
    await db.query(sql`
      insert into files (hash, size, content_type) values (${hash}, ${size}, ${type}) on conflict do nothing`);
    return { sha256: hash, size, type };
  } finally {
    await rm(join(folder, name), { force: true });
  }
}
