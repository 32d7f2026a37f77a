import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from './checkout.ts';
import { program } from './programs.ts';

const run = promisify(execFile);

interface Edit {
  /** In the package, or below `calls/` in its package of calls. */
  file: string;
  from: string;
  to: string;
}

interface Change {
  remote: string;
  edits: readonly Edit[];
  version: string;
}

/** Copies parts of a package, and links what it stands on. */
async function copyPackage(original: string, folder: string, parts: readonly string[]): Promise<void> {
  const modules = join(original, 'node_modules');
  await mkdir(join(folder, 'node_modules', '@portal'), { recursive: true });
  for (const part of parts) await cp(join(original, part), join(folder, part), { recursive: true });
  const link = async (name: string) =>
    symlink(await realpath(join(modules, name)), join(folder, 'node_modules', name));
  const installed = (await readdir(modules)).filter((name) => !name.startsWith('.') && name !== '@portal');
  await Promise.all(installed.map(link));
  for (const name of await readdir(join(modules, '@portal'))) await link(join('@portal', name));
}

/** Shares installed libraries, but no folder that the build writes to. */
async function copyRemote(remote: string, folder: string): Promise<void> {
  await copyPackage(join(checkout, remote), folder, ['package.json', 'src', 'webpack.config.ts']);
  await copyPackage(join(checkout, remote, 'calls'), join(folder, 'calls'), ['package.json', 'src']);
  const linked = join(folder, 'node_modules', '@portal', remote.replace(/^mfe-/, 'wire-'));
  await rm(linked);
  await symlink(join(folder, 'calls'), linked);
}

export async function buildChanged({ remote, edits, version }: Change, folder: string): Promise<void> {
  await copyRemote(remote, folder);
  for (const { file, from, to } of edits) {
    const text = await readFile(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${remote}/${file} does not say “${from}” any more.`);
    await writeFile(join(folder, file), text.replace(from, to));
  }
  await run(process.execPath, [join(checkout, 'shared/build/bin/portal-build.mjs')], {
    cwd: folder,
    env: { ...process.env, PORTAL_RELEASE_VERSION: version, PORTAL_SOURCE_MAPS: '0' },
  });
}

/** `pnpm release publish <remote>` to uat, for a build in `folder`. Returns what it prints. */
export async function publish(
  remote: string,
  { folder, dataFolder }: { folder: string; dataFolder: string },
  ...more: readonly string[]
): Promise<string> {
  const [node, file] = program('release');
  const how = ['--from', folder, '--environment', 'uat', '--why', 'a test', ...more];
  const { stdout } = await run(node, [file, 'publish', remote, ...how], {
    cwd: checkout,
    env: { ...process.env, PORTAL_DATA: dataFolder },
  });
  return stdout;
}
