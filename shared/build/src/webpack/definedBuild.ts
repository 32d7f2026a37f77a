import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/**
 * `live`: for a development server; files change and keep their names. `watched`: a release build repeated on every
 * save.
 */
export type BuildKind = 'release' | 'live' | 'watched';

/** Export of webpack.config.ts. Default: `release`. */
export type DefinedBuild = (kind?: BuildKind) => Configuration;

/** Loads a package's webpack.config.ts. */
export async function definedBuild(folder: string): Promise<DefinedBuild> {
  const file = pathToFileURL(join(folder, 'webpack.config.ts'));
  const { default: build } = (await import(file.href)) as { default: DefinedBuild };
  return build;
}
