import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** All that a remote stands on, but not the template's own calls. */
export const packedPackages = [
  '--filter',
  '@portal/remote-template^...',
  '--filter',
  '!@portal/wire-new-area',
];

/** Packs the packages for squads with repositories of their own. Returns the files' names. */
export async function packPackages(root: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const PATH = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  await run('pnpm', [...packedPackages, 'pack', '--pack-destination', folder], {
    cwd: root,
    env: { ...process.env, CI: 'true', PATH },
  });
  return (await readdir(folder)).filter((file) => file.endsWith('.tgz')).toSorted();
}
