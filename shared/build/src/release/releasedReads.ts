import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EarlyRead } from '@portal/contract';

/** What the pages of a remote ask of the API first, by pattern, as its `src/early.ts` says; empty for other packages. */
export async function releasedReads(folder: string): Promise<Record<string, EarlyRead[]>> {
  const file = join(folder, 'src/early.ts');
  if (!existsSync(file)) return {};
  const { early } = (await import(pathToFileURL(file).href)) as { early: Record<string, EarlyRead[]> };
  return early;
}
