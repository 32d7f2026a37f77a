import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/** What a package's webpack.config.ts exports: its release build, or the one that a development server serves. */
export type DefinedBuild = (how?: { live?: boolean }) => Configuration;

/** Reads a package's webpack.config.ts. */
export async function definedBuild(folder: string): Promise<DefinedBuild> {
  const file = pathToFileURL(join(folder, 'webpack.config.ts'));
  const { default: build } = (await import(file.href)) as { default: DefinedBuild };
  return build;
}
