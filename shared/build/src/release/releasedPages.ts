import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lead, EarlyRead } from '@portal/contract';

interface RoutedRemote {
  default: { routes: Partial<Record<string, { path: string; lazy?: unknown }[]>> };
}

/** `() => import('./screens/…')`, as every route of ours loads its screen. */
const soleImport = /\bimport\(\s*(["'`])(\.[^"'`]+)\1\s*\)/;

/** What the routes of a remote import as their screens: by pattern, as the code says it. Empty for other packages. */
export async function releasedScreens(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'src/remote.ts');
  if (!existsSync(file)) return {};
  const { default: remote } = (await import(pathToFileURL(file).href)) as RoutedRemote;
  const routes = Object.values(remote.routes).flatMap((group) => group ?? []);
  return Object.fromEntries(
    routes.flatMap(({ path, lazy }) => {
      const request = soleImport.exec(String(lazy))?.[2];
      return request === undefined ? [] : [[path, request]];
    }),
  );
}

/** The pages that a shell says it leads to by itself; undefined for other packages. */
export async function releasedLeads(folder: string): Promise<readonly Lead[] | undefined> {
  const file = join(folder, 'src/leads.ts');
  if (!existsSync(file)) return undefined;
  const { leads } = (await import(pathToFileURL(file).href)) as { leads: readonly Lead[] };
  return leads;
}

/** What the pages of a remote ask of the API first, by pattern, as its `src/early.ts` says; empty for other packages. */
export async function releasedReads(folder: string): Promise<Record<string, EarlyRead[]>> {
  const file = join(folder, 'src/early.ts');
  if (!existsSync(file)) return {};
  const { early } = (await import(pathToFileURL(file).href)) as { early: Record<string, EarlyRead[]> };
  return early;
}
