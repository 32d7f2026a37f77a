import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isRunning, systemErrorCode, thisProcess } from '@portal/node';
import { explainFileFault } from '../faults/explainFileFault.ts';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { createWhole } from '../store/writeWhole.ts';

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  /** When the process began, as the system counts it; null where it does not say. */
  begun: z.string().nullable(),
  address: z.string(),
});

type Owner = z.infer<typeof ownerSchema>;

/**
 * Keeps a data folder for one running portal. Resolves with what gives it back; throws a fault that names the portal
 * which has it. The lock of a portal that was killed is recognised and taken over.
 */
export async function lockDataFolder(folder: string, address: string): Promise<() => Promise<void>> {
  const file = join(folder, 'portal.lock');
  const { pid, began } = thisProcess();
  const own: Owner = { pid, begun: began, address };
  const text = `${JSON.stringify(own)}\n`;
  try {
    while (!(await taken(file, text))) await removeStale(file, folder);
  } catch (error) {
    throw explainFileFault(error, `the lock ${file}`);
  }
  return async () => {
    if ((await read(file)) === text) await rm(file, { force: true });
  };
}

async function taken(file: string, text: string): Promise<boolean> {
  try {
    await createWhole(file, text);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock if nobody holds it; throws if somebody does. */
async function removeStale(file: string, folder: string): Promise<void> {
  const text = await read(file);
  if (text === undefined) return;
  const owner = parsed(text);
  if (owner && isRunning({ pid: owner.pid, began: owner.begun })) {
    throw new UserFacingError(
      `A portal is already running with the data folder ${folder}: process ${owner.pid}, ${owner.address}.`,
      'Use that one, or stop it first (Ctrl-C where it was started). For a second portal set PORTAL_DATA to another folder.',
    );
  }
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch((error: unknown) => {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
  });
  // Between reading and moving, another start may have put its own lock there: it gets it back.
  const moved = await read(aside);
  if (moved !== undefined && moved !== text) {
    await link(aside, file).catch((error: unknown) => {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    });
  }
  await rm(aside, { force: true });
}

function parsed(text: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
