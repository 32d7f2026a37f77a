import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { entriesOf, readIfThere } from './folderReleases.ts';
import type { TextFiles } from './TextFiles.ts';
import { createWhole, replaceWhole } from './writeWhole.ts';

export const folderTexts = (root: string): TextFiles => ({
  names: (folder) => entriesOf(join(root, folder)),
  read: async (path) => (await readIfThere(join(root, path)))?.toString('utf8'),
  async create(path, text) {
    try {
      await createWhole(join(root, path), text);
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
  },
  replace: (path, text) => replaceWhole(join(root, path), text),
  remove: (path) => rm(join(root, path), { force: true }),
});
