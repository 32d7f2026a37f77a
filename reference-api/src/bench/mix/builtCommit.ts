import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url));

/** Unpacks a commit below .cache, installs and builds its API there, once. Returns the folder of its API. */
export function builtCommit(commit: string): string {
  const named = ['rev-parse', '--short=12', `${commit}^{commit}`];
  const hash = execFileSync('git', named, { cwd: checkout, encoding: 'utf8' }).trim();
  const folder = join(checkout, '.cache/bench', hash);
  const api = join(folder, 'reference-api');
  if (existsSync(join(api, 'dist/server.js'))) return api;
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['archive', hash], { cwd: checkout, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const options = { cwd: folder, stdio: 'inherit' } as const;
  execFileSync(
    'npx',
    ['--yes', 'pnpm@10.34.9', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'],
    options,
  );
  execFileSync(process.execPath, ['build.mjs'], { cwd: api, stdio: 'inherit' });
  return api;
}
