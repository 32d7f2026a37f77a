import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
