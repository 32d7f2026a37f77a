// Bundles the service into dist/ or a given folder. Packages stay external: some load WebAssembly and fonts.
import { cp, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const out = process.argv[2] ?? 'dist';
await rm(out, { recursive: true, force: true });
await build({
  entryPoints: {
    server: 'src/server.ts',
    migrate: 'src/migrate.ts',
    portal: 'src/portal/cli.ts',
    documentWorker: 'src/documents/making/documentWorker.ts',
    textWorker: 'src/file-texts/textWorker.ts',
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
// Workers need plain JavaScript in a separate file.
await cp('src/db/engines/pgliteWorker.mjs', `${out}/pgliteWorker.mjs`);
await cp('src/db/migrations', `${out}/migrations`, { recursive: true });
