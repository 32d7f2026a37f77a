import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lead, EarlyRead } from '@portal/contract';

interface RoutedRemote {
  default: { routes: Partial<Record<string, { path: string; lazy?: unknown }[]>> };
}

/** `() => import('./screens/…')`, as in every route. */
const soleImport = /\bimport\(\s*(["'`])(\.[^"'`]+)\1\s*\)/;

/** A remote's screens by path pattern, as imported in its routes; empty for other packages. */
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

/** Pages that a shell links to itself; undefined for other packages. */
export async function releasedLeads(folder: string): Promise<readonly Lead[] | undefined> {
  const file = join(folder, 'src/leads.ts');
  if (!existsSync(file)) return undefined;
  const { leads } = (await import(pathToFileURL(file).href)) as { leads: readonly Lead[] };
  return leads;
}

/** A remote's early requests by path pattern, from `src/early.ts`; empty for other packages. */
export async function releasedReads(folder: string): Promise<Record<string, EarlyRead[]>> {
  const file = join(folder, 'src/early.ts');
  if (!existsSync(file)) return {};
  const { early } = (await import(pathToFileURL(file).href)) as { early: Record<string, EarlyRead[]> };
  return early;
}
