import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Returns copies of a folder prepared once: publishing takes ten times as long. */
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
