import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lead } from '@portal/contract';

/** The pages that a shell says it leads to by itself; undefined for other packages. */
export async function releasedLeads(folder: string): Promise<readonly Lead[] | undefined> {
  const file = join(folder, 'src/leads.ts');
  if (!existsSync(file)) return undefined;
  const { leads } = (await import(pathToFileURL(file).href)) as { leads: readonly Lead[] };
  return leads;
}
