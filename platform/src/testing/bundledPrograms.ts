import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { checkout } from '../settings/checkout.ts';

/** As deep as a folder of the sources: bundled code finds the checkout from where it lies. */
const cache = join(checkout, 'platform', '.cache');

/** Node's own `require`, for packages that are no ES modules. */
const banner = `import { createRequire as requireFor } from 'node:module';
const require = requireFor(import.meta.url);`;

/**
 * Bundles programs, by their paths from this folder, once for one test file, which runs each many times: a process then
 * starts in a fraction of the time that it takes to load every source by itself. Answers where a program lies once the
 * tests run.
 */
export function bundledPrograms<Name extends string>(...names: Name[]): (name: Name) => string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  beforeAll(async () => {
    await build({
      entryPoints: names.map((name) => ({
        in: join(checkout, 'platform/src/testing', `${name}.ts`),
        out: basename(name),
      })),
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
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, `${basename(name)}.mjs`);
}
