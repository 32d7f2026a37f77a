import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { typeOfBytes, typeOfEnding } from '#content-store/fileKinds.ts';
import type { FileInFolder } from '../records/fields.ts';
import { FeedRefusal } from '../FeedRefusal.ts';
import { pdfFault } from './pdfFaults.ts';

export interface InspectedFile {
  /** Absolute. */
  path: string;
  hash: string;
  size: number;
  type: string;
}

interface Bounds {
  /** The feed's folder: nothing outside is read. */
  folder: string;
  mostBytes: number;
  /** Media types that are taken here. */
  types: readonly string[];
}

const tailBytes = 64 * 1024;

/** A folder, a path through a file, one that is too long, one in a circle, and no right to read it. */
const unreadable = ['EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM'];

/** Refuses a file that the line names wrongly. */
async function readable<Result>(given: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = systemErrorCode(error) ?? '';
    if (!unreadable.includes(code)) throw error;
    throw new FeedRefusal(`The file ${given} cannot be read (${code}).`, 'Correct its path.');
  }
}

async function pathInside(folder: string, given: string): Promise<string> {
  try {
    const home = await realpath(folder);
    const path = await realpath(join(folder, given));
    if (path.startsWith(home + sep)) return path;
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    throw new FeedRefusal(
      `The file ${given} is missing.`,
      'Put it into the folder of the feed, and feed the line again.',
    );
  }
  throw new FeedRefusal(`The file ${given} is outside of the feed’s folder.`, 'Put it next to the feed.');
}

async function endsOf(path: string): Promise<{ size: number; head: Buffer; tail: Buffer }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, 4096));
    const tail = Buffer.alloc(Math.min(size, tailBytes));
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, size - tail.length);
    return { size, head, tail };
  } finally {
    await file.close();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Looks at a file before anything is stored.
 * @throws FeedRefusal
 */
export async function inspectFile(
  given: FileInFolder,
  { folder, mostBytes, types }: Bounds,
): Promise<InspectedFile> {
  const path = await readable(given.path, pathInside(folder, given.path));
  const { size, head, tail } = await readable(given.path, endsOf(path));
  const said = given.path;
  if (size === 0) throw new FeedRefusal(`The file ${said} is empty.`, 'Export it again.');
  if (size > mostBytes)
    throw new FeedRefusal(
      `The file ${said} has ${Math.ceil(size / 1024 / 1024)} MB, more than the ${mostBytes / 1024 / 1024} MB that are allowed.`,
      'Make it smaller, or raise PORTAL_FILE_MB.',
    );
  const declared = given.type ?? typeOfEnding(extname(path));
  const type = typeOfBytes({ head, tail });
  if (type === undefined || type !== declared)
    throw new FeedRefusal(
      `The file ${said} is said to be ${declared ?? 'of an unknown type'}, and its bytes are ${type ?? 'of an unknown type'}.`,
      `Correct its ending or its type.`,
    );
  if (!types.includes(type))
    throw new FeedRefusal(
      `The file ${said} is ${type}, which is not taken here.`,
      `Expected ${types.join(' or ')}.`,
    );
  const fault = type === 'application/pdf' ? await pdfFault(await readFile(path)) : undefined;
  if (fault !== undefined)
    throw new FeedRefusal(`The file ${said} ${fault}.`, 'Export it again without that.');
  return { path, hash: await hashOf(path), size, type };
}
