import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** For bundled CommonJS packages. */
const banner = `import { createRequire as requireFor } from 'node:module';
const require = requireFor(import.meta.url);`;

/**
 * Bundles programs that start often, in a fraction of the time that loading every source takes.
 * @param sources files by program name
 * @param cache parent of the new folder; as deep as the sources, as bundled code finds the checkout relative to itself
 * @returns the new folder, with `<name>.mjs`
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
    // One reads its own files; the other is loaded when a bucket is used, and bundled it would lose its named exports.
    external: ['playwright', '@aws-sdk/client-s3'],
  });
  return folder;
}
