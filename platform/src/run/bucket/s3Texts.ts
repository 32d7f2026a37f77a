import type { S3Objects } from '@portal/bucket';
import type { TextFiles } from '../store/TextFiles.ts';

const contentType = 'application/json';

/** Paths are as in a folder store. */
export const s3Texts = (objects: S3Objects): TextFiles => ({
  async names(folder) {
    const names: string[] = [];
    for await (const { key } of objects.list(`${folder}/`)) names.push(key.slice(folder.length + 1));
    return names;
  },
  read: async (path) => (await objects.get(path))?.bytes.toString('utf8'),
  async create(path, text) {
    await objects.put(path, Buffer.from(text), { only: 'new', contentType });
  },
  async replace(path, text) {
    await objects.put(path, Buffer.from(text), { contentType });
  },
  remove: (path) => objects.remove([path]),
});
