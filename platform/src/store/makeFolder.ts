import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemErrorCode } from '@portal/node';

/**
 * Makes a folder and those above it that are missing, one after the other. Node's own recursive mkdir tries for ever
 * where a file system says of a new folder that its parent is missing, as /proc does.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT' && dirname(folder) !== folder) {
      await makeFolder(dirname(folder));
      await mkdirUnlessThere(folder);
    } else if (!(await isFolder(folder))) throw error;
  }
}

/** Another writer may make the same folder at the same moment. */
async function mkdirUnlessThere(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (!(await isFolder(folder))) throw error;
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
