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
const callsTemplate = join('shared', 'wire-new-area');

/** Copies each package.json, the templates and what tests need; links what is installed. */
export async function aCheckout(root: string): Promise<void> {
  const copy = async (file: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(checkout, file), join(root, file), {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|dist)(?:[\\/]|$)/.test(path.slice(checkout.length - 1)),
    });
  };
  const folders = [...(await foldersOf('')), ...(await foldersOf('shared'))];
  for (const file of rootFiles) await copy(file);
  for (const folder of folders) await copy(join(folder, 'package.json'));
  await copy(template);
  await copy(callsTemplate);
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
  const calls = join('shared', `wire-${area}`);
  const remote = join(root, `mfe-${area}`);
  const api = join(root, 'reference-api');
  const linkAs = async (from: string, to: string) =>
    linkFolder(join(checkout, from, 'node_modules'), join(to, 'node_modules'));
  await linkAs(template, remote);
  await linkAs(callsTemplate, join(root, calls));
  await linkAs('reference-api', api);
  await rm(join(remote, 'node_modules/@portal/wire-new-area'));
  for (const folder of [remote, api])
    await symlink(join(root, calls), join(folder, 'node_modules/@portal', `wire-${area}`));
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
