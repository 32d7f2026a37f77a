import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from './checkout.ts';

const run = promisify(execFile);

interface Change {
  remote: string;
  file: string;
  from: string;
  to: string;
  version: string;
}

/** A copy of the package that shares the installed libraries but no folder that its build writes to. */
async function copyPackage(remote: string, folder: string): Promise<void> {
  const original = join(checkout, remote);
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (const part of ['package.json', 'src', 'webpack.config.ts'])
    await cp(join(original, part), join(folder, part), { recursive: true });
  const installed = (await readdir(join(original, 'node_modules'))).filter((name) => !name.startsWith('.'));
  for (const name of installed)
    await symlink(join(original, 'node_modules', name), join(folder, 'node_modules', name));
}

/** Builds a remote with one text changed, alone and in a folder of its own. */
export async function buildChanged(
  { remote, file, from, to, version }: Change,
  folder: string,
): Promise<void> {
  await copyPackage(remote, folder);
  const text = await readFile(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${remote}/${file} does not say “${from}” any more.`);
  await writeFile(join(folder, file), text.replace(from, to));
  await run(process.execPath, [join(checkout, 'shared/build/bin/portal-build.mjs')], {
    cwd: folder,
    env: { ...process.env, PORTAL_RELEASE_VERSION: version },
  });
}

/** `pnpm release publish <remote>` for a build that lies in `folder`, into the store below `dataFolder`. */
export async function publish(remote: string, folder: string, dataFolder: string): Promise<void> {
  await run(
    process.execPath,
    ['--import', 'tsx', 'platform/src/release/cli.ts', 'publish', remote, '--from', folder],
    { cwd: checkout, env: { ...process.env, PORTAL_DATA: dataFolder } },
  );
}
