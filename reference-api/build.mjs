// Bundles the service into dist/, or the folder that is named. Packages stay in node_modules: some bring WebAssembly and fonts of their own.
import { cp, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const out = process.argv[2] ?? 'dist';
await rm(out, { recursive: true, force: true });
await build({
  entryPoints: {
    server: 'src/server.ts',
    migrate: 'src/migrate.ts',
    documentWorker: 'src/documents/making/documentWorker.ts',
  },
  outdir: out,
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
// Already plain JavaScript, since a worker must be; it must stay a file of its own.
await cp('src/db/engines/pgliteWorker.mjs', `${out}/pgliteWorker.mjs`);
await cp('src/db/migrations', `${out}/migrations`, { recursive: true });
