import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { ContentTooLarge, type ReceivedFile } from '#content-store/ContentStore.ts';
import { fileTypes } from '#content-store/fileKinds.ts';
import { receive } from '#content-store/incoming.ts';
import { holdFiles } from '#content-store/namedFiles.ts';
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
 * Refuses what grows too large, whatever length was declared, and leaves the request open for the answer.
 * @throws HttpError 413
 */
async function receiveUpload(incoming: string, bytes: Readable, mostBytes: number): Promise<ReceivedFile> {
  try {
    return await receive(
      incoming,
      bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
      mostBytes,
    );
  } catch (error) {
    if (!(error instanceof ContentTooLarge)) throw error;
    throw new HttpError(413, `A file may have ${mostBytes / 1024 / 1024} MB.`);
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
  const mostBytes = config.PORTAL_FILE_MB * 1024 * 1024;
  const file = await receiveUpload(content.incoming, bytes, mostBytes);
  try {
    const given = { path: basename(file.path), type };
    const { hash, size } = await inspectFile(given, { folder: content.incoming, mostBytes, types });
    await content.keep(file);
    await db.transaction(async (inside) => {
      await holdFiles(inside, content, { hashes: [hash], hint: 'Upload it again.' });
      await inside.query(sql`
        insert into files (hash, size, content_type) values (${hash}, ${size}, ${type}) on conflict do nothing`);
    });
    return { sha256: hash, size, type };
  } finally {
    await rm(file.path, { force: true });
  }
}
