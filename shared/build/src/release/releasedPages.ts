import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { releasedPage, type AreaPage, type ShellLink, type ReleasedPage } from '@portal/contract';

/** `() => import('./screens/…')`, as on every page. */
const soleImport = /\bimport\(\s*(["'`])(\.[^"'`]+)\1\s*\)/;

interface DeclaredPage extends AreaPage {
  screen?: unknown;
}

/** As in a remote's `src/pages.ts`; undefined for other packages. */
async function declaredPages(folder: string): Promise<readonly DeclaredPage[] | undefined> {
  const file = join(folder, 'src/pages.ts');
  if (!existsSync(file)) return undefined;
  // Node caches by address; a watched build needs the saved file.
  const address = `${pathToFileURL(file).href}?saved=${statSync(file).mtimeMs}`;
  const { pages } = (await import(address)) as { pages: readonly DeclaredPage[] };
  return pages;
}

/** The pages of a remote, as its record has them; undefined for other packages. */
export const releasedPages = async (folder: string): Promise<ReleasedPage[] | undefined> =>
  (await declaredPages(folder))?.map(releasedPage);

/** A remote's screens by path pattern, as its pages import them; empty for other packages. */
export async function releasedScreens(folder: string): Promise<Record<string, string>> {
  const pages = (await declaredPages(folder)) ?? [];
  return Object.fromEntries(
    pages.flatMap(({ path, screen }) => {
      const request = soleImport.exec(String(screen))?.[2];
      return request === undefined ? [] : [[path, request]];
    }),
  );
}

/** The screens with a first view, by path pattern; a first view's chunk is named after its screen. */
export async function firstViewScreens(folder: string): Promise<Record<string, string>> {
  const pages = (await declaredPages(folder)) ?? [];
  const painted = pages.filter(({ firstView = false }) => firstView).map(({ path }) => path);
  const screens = Object.entries(await releasedScreens(folder));
  return Object.fromEntries(screens.filter(([path]) => painted.includes(path)));
}

export const firstViewChunk = (request: string): string => `first-${basename(request, '.tsx')}`;

/** Pages that a shell needs; undefined for other packages. */
export async function releasedShellLinks(folder: string): Promise<readonly ShellLink[] | undefined> {
  const file = join(folder, 'src/shellLinks.ts');
  if (!existsSync(file)) return undefined;
  const { shellLinks } = (await import(pathToFileURL(file).href)) as { shellLinks: readonly ShellLink[] };
  return shellLinks;
}
