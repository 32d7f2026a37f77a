import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemErrorCode } from '@portal/node';

/**
 * Creates missing parents one by one. Node's recursive mkdir never ends where a new folder's parent is reported
 * missing, as in /proc.
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

/** Another writer may create it at the same time. */
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
