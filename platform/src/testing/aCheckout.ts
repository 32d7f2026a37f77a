import { cp, mkdir, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkout } from '#run/settings/checkout.ts';

const rootFiles = [
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'CODEOWNERS',
  'eslint.config.ts',
  '.oxlintrc.json',
  'platform/deploy/compose.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.node.json',
  '.oxfmtrc.json',
];

const template = join('shared', 'remote-template');

/** Copies each package.json, the templates and what tests need; links what is installed. */
export async function aCheckout(root: string): Promise<void> {
  const copy = async (file: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(checkout, file), join(root, file), {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|dist)(?:[\\/]|$)/.test(path.slice(checkout.length - 1)),
    });
  };
  const parents = [...(await foldersOf('')), ...(await foldersOf('shared'))];
  const folders = [...parents, ...(await Promise.all(parents.map(foldersOf))).flat()];
  for (const file of rootFiles) await copy(file);
  for (const folder of folders) await copy(join(folder, 'package.json'));
  await copy(template);
  await copy(join('reference-api', 'src'));
  await copy(join('reference-api', 'tsconfig.json'));
  await copy(join('reference-api', 'jest.config.mjs'));
  await copy(join('shared', 'build', 'src', 'types'));
  await copy(join('shared', 'build', 'tsconfig'));
  for (const installed of ['node_modules', join('shared', 'build', 'node_modules')]) {
    await symlink(join(checkout, installed), join(root, installed));
  }
}

async function foldersOf(parent: string): Promise<string[]> {
  const entries = await readdir(join(checkout, parent), { withFileTypes: true });
  const inside = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
      .map(async ({ name }) => {
        const files = await readdir(join(checkout, parent, name));
        return files.includes('package.json') ? [join(parent, name)] : [];
      }),
  );
  return inside.flat();
}

/** Links a new area's dependencies as the templates have them. */
export async function linkAsTemplate(root: string, area: string): Promise<void> {
  const remote = join(root, `mfe-${area}`);
  const calls = join(remote, 'calls');
  const api = join(root, 'reference-api');
  const linkAs = async (from: string, to: string) =>
    linkFolder(join(checkout, from, 'node_modules'), join(to, 'node_modules'));
  await linkAs(template, remote);
  await linkAs(join(template, 'calls'), calls);
  await linkAs('reference-api', api);
  await rm(join(remote, 'node_modules/@portal/wire-new-area'));
  for (const folder of [remote, api])
    await symlink(calls, join(folder, 'node_modules/@portal', `wire-${area}`));
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await linkFolder(source, target);
    else await symlink(await realpath(source), target);
  }
}
