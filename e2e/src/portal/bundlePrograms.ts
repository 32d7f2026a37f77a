import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { checkout } from './checkout.ts';

/** What the tests start many times. */
const sources = { gateway: 'gateway/cli.ts', release: 'release/cli.ts', conformance: 'conformance/cli.ts' };

export type Program = keyof typeof sources;

/** As deep as a folder of platform's sources: bundled code finds the checkout from where it lies. */
const cache = join(checkout, 'platform', '.cache');

/** Node's own `require`, for packages that are not ES modules. */
const banner = `import { createRequire as requireFor } from 'node:module';
const require = requireFor(import.meta.url);`;

/** Bundles gateway and release command once for a run: each then starts in a fraction of the time. */
export async function bundlePrograms(): Promise<{ folder: string; remove: () => Promise<void> }> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'browser-'));
  const from = join(checkout, 'platform', 'src');
  await build({
    entryPoints: Object.entries(sources).map(([out, file]) => ({ in: join(from, file), out })),
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
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
