import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { checkout } from './checkout.ts';
import { portalPlace } from './portal.ts';

/** What the tests start many times. */
const sources = { gateway: 'gateway/cli.ts', release: 'release/cli.ts', conformance: 'conformance/cli.ts' };

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

/** Runs one of them: Node, and the file of this run. */
export const program = (name: keyof typeof sources): [node: string, file: string] => [
  process.execPath,
  join(portalPlace().programs, `${name}.mjs`),
];

/** Runs one of them to its end. */
export function runProgram(
  name: keyof typeof sources,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string; errors: string }> {
  const [node, file] = program(name);
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: 10_000_000 };
    execFile(node, [file, ...parameters], options, (error, output, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output, errors }),
    );
  });
}
