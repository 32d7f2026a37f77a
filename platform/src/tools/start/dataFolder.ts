import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { explainFileFault } from '#run/faults/explainFileFault.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { makeFolder } from '#run/store/makeFolder.ts';
import { abandonedAfterMs } from '#run/store/releaseStore.ts';

type Write = (path: string, text: string) => Promise<void>;

/** Also checks that it is writable. `write` lets tests simulate a full disk. */
export async function prepareDataFolder(folder: string, write: Write = writeFile): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await removeLeavings(folder);
    await write(probe, 'can this folder be written?\n');
  } catch (error) {
    throw explain(error, folder);
  } finally {
    await rm(probe, { force: true }).catch((error: unknown) => {
      throw explain(error, folder);
    });
  }
}

const leavings = /^(?:\.probe-\d+|portal\.lock\..+)$/;

/** Of killed starts; a running one needs its own only briefly. */
async function removeLeavings(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => leavings.test(one))) {
    const path = join(folder, name);
    const changed = await stat(path).catch(() => undefined);
    if (changed !== undefined && Date.now() - changed.mtimeMs > abandonedAfterMs)
      await rm(path, { force: true });
  }
}

function explain(error: unknown, folder: string): unknown {
  if (systemErrorCode(error) !== 'ENOENT') return explainFileFault(error, `the data folder ${folder}`);
  return new UserFacingError(
    `The data folder ${folder} cannot be created there.`,
    'Set PORTAL_DATA to another folder.',
    error,
  );
}
