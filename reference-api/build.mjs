// Bundles the service into dist/. Packages stay in node_modules: some bring WebAssembly and fonts of their own.
import { cp, rm } from 'node:fs/promises';
import { build } from 'esbuild';

await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: ['src/server.ts'],
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  plugins: [
    {
      name: 'packages-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@portal/') ? undefined : { path, external: true },
        );
      },
    },
  ],
  logLevel: 'warning',
});
// Already plain JavaScript, since a worker has to be; it must stay a file of its own.
await cp('src/db/engines/pgliteWorker.mjs', 'dist/pgliteWorker.mjs');
await cp('src/db/migrations', 'dist/migrations', { recursive: true });
