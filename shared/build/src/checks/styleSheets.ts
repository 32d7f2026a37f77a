import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '../eslint/packages.ts';

const root = join(import.meta.dirname, '../../../..');

export interface StyleSheet {
  path: string;
  /** Without comments. */
  text: string;
}

/** The style sheets of all packages. */
export function styleSheets(): StyleSheet[] {
  return readPackages(root).flatMap(({ folder }) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => ({
        path: join(folder, 'src', path),
        text: readFileSync(join(root, folder, 'src', path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
      })),
  );
}
