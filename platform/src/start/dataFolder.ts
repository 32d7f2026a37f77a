import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFileFault, systemErrorCode } from '../faults/explainFileFault.ts';
import { PortalFault } from '../faults/PortalFault.ts';
import { makeFolder } from '../store/makeFolder.ts';

type Write = (path: string, text: string) => Promise<void>;

/** Makes the data folder and tries whether it can be written. `write` is there so that a full disk can be played. */
export async function prepareDataFolder(folder: string, write: Write = writeFile): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await write(probe, 'can this folder be written?\n');
  } catch (error) {
    throw explain(error, folder);
  } finally {
    await rm(probe, { force: true }).catch((error: unknown) => {
      throw explain(error, folder);
    });
  }
}

function explain(error: unknown, folder: string): unknown {
  if (systemErrorCode(error) !== 'ENOENT') return explainFileFault(error, `the data folder ${folder}`);
  return new PortalFault(
    `The data folder ${folder} cannot be made: nothing can be kept at that place.`,
    'Let PORTAL_DATA name another folder.',
    error,
  );
}
