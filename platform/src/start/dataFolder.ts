import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFileFault } from '../faults/explainFileFault.ts';

type Write = (path: string, text: string) => Promise<void>;

/** Makes the data folder and tries whether it can be written. `write` is there so that a full disk can be played. */
export async function prepareDataFolder(folder: string, write: Write = writeFile): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await write(probe, 'can this folder be written?\n');
  } catch (error) {
    throw explainFileFault(error, `the data folder ${folder}`);
  } finally {
    await rm(probe, { force: true }).catch((error: unknown) => {
      throw explainFileFault(error, `the data folder ${folder}`);
    });
  }
}
