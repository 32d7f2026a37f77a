import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Node's own `require`, for packages that are not ES modules. */
const banner = `import { createRequire as requireFor } from 'node:module';
const require = requireFor(import.meta.url);`;

/**
 * Bundles programs that are started many times, by their names: a process then starts in a fraction of the time that it takes to
 * load every source by itself. Answers the new folder in which they lie, as `<name>.mjs`.
 * @param sources the file of each program
 * @param cache where that folder is made: as deep as the sources, since bundled code finds the checkout from where it lies
 */
export async function bundlePrograms(
  sources: Readonly<Record<string, string>>,
  cache: string,
): Promise<string> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'programs-'));
  await build({
    entryPoints: Object.entries(sources).map(([out, file]) => ({ in: file, out })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: banner },
    logLevel: 'error',
  });
  return folder;
}
