import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/**
 * The build that is released; the one that a development server serves, where files change and their names stay; or
 * that of a release, made again with every save.
 */
export type BuildKind = 'release' | 'live' | 'watched';

/** What a package's webpack.config.ts exports. Without a kind: the build that is released. */
export type DefinedBuild = (kind?: BuildKind) => Configuration;

/** Reads a package's webpack.config.ts. */
export async function definedBuild(folder: string): Promise<DefinedBuild> {
  const file = pathToFileURL(join(folder, 'webpack.config.ts'));
  const { default: build } = (await import(file.href)) as { default: DefinedBuild };
  return build;
}
