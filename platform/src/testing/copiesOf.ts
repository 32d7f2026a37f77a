import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Prepares a folder once and returns copies of it: publishing releases takes ten times as long as copying. */
export function copiesOf(root: string, prepare: (folder: string) => Promise<unknown>): () => Promise<string> {
  const prepared = join(root, 'prepared');
  let preparing: Promise<unknown> | undefined;
  let count = 0;
  return async () => {
    preparing ??= prepare(prepared);
    await preparing;
    const folder = join(root, `copy-${(count += 1)}`);
    cpSync(prepared, folder, { recursive: true });
    return folder;
  };
}
