import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '../eslint/packages.ts';

export const root = join(import.meta.dirname, '../../../..');

export interface Source {
  path: string;
  text: string;
}

/** The files of all packages whose names end like this. */
export function sources(ending: string): Source[] {
  return readPackages(root).flatMap(({ folder }) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => ({
        path: join(folder, 'src', path),
        text: readFileSync(join(root, folder, 'src', path), 'utf8'),
      })),
  );
}

/** The style sheets of all packages, without comments. */
export const styleSheets = (): Source[] =>
  sources('.css').map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*[^]*?\*\//g, '') }));
