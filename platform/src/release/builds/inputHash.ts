import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PortalPackage } from './portalPackages.ts';

/** What never reaches a bundle. */
const ignoredFolders = new Set(['node_modules', 'dist', '.cache', '.data']);
const ignoredFiles = /(?:\.test\.tsx?|\.md|\.tsbuildinfo|\.log|jest\.config\.mjs)$/;
const ignoredPaths = /^shared\/build\/src\/(?:eslint|jest|live|generator)\//;

/** The package in `calls/` of an area: compiled into it and the API. */
const callPackage = /^@portal\/wire-(.*)$/;
/** In no bundle of the shell. */
const template = /^shared\/remote-template\//;

/** Shared packages compiled into a bundle. Remotes get the others from the shell at run time. */
const compiledIn: Record<PortalPackage['role'], readonly string[]> = {
  shell: ['shared'],
  remote: ['shared/build', 'shared/contract'],
  server: ['shared/contract', 'shared/wire'],
};

/** Also compiled into a remote whose pages have a first view: texts, and what stands in for the rest. */
const inFirstViews = [
  'shared/i18n/src/messages',
  'shared/research/src/messages',
  'shared/wire',
  'shell/src/first-view/stand-ins',
];

/** Hashes all inputs of a package's bundle. */
export async function inputHash(root: string, portalPackage: PortalPackage): Promise<string> {
  const folders = [
    portalPackage.folder,
    ...compiledIn[portalPackage.role].map((folder) => join(root, folder)),
    ...(await callFolders(root, portalPackage)),
    ...(await firstViewFolders(root, portalPackage)),
  ];
  const files = (await Promise.all(folders.map(sourceFiles))).flat();
  // A release lists versions of shared packages.
  if (portalPackage.role === 'remote') files.push(...(await sharedVersions(root)));
  const hash = createHash('sha256');
  for (const file of [...files, join(root, 'pnpm-lock.yaml')]) {
    const name = relative(root, file).replaceAll('\\', '/');
    if (ignoredPaths.test(name) || (portalPackage.role === 'shell' && template.test(name))) continue;
    const bytes = await readFile(file);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

async function callFolders(root: string, { folder, role }: PortalPackage): Promise<string[]> {
  // A remote's are in its folder.
  if (role === 'remote') return [];
  const { dependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const names = Object.keys(dependencies).flatMap((name) => callPackage.exec(name)?.[1] ?? []);
  return names.toSorted().map((area) => join(root, `mfe-${area}`, 'calls'));
}

async function firstViewFolders(root: string, { folder, role }: PortalPackage): Promise<string[]> {
  const pages = join(folder, 'src/pages.ts');
  if (role !== 'remote' || !existsSync(pages)) return [];
  const isPainted = (await readFile(pages, 'utf8')).includes('firstView');
  return isPainted ? inFirstViews.map((each) => join(root, each)) : [];
}

async function sharedVersions(root: string): Promise<string[]> {
  const shared = join(root, 'shared');
  if (!existsSync(shared)) return [];
  const names = (await readdir(shared)).toSorted();
  return names.map((name) => join(shared, name, 'package.json')).filter((file) => existsSync(file));
}

async function sourceFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = (await readdir(folder, { withFileTypes: true })).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : sourceFiles(path);
      return entry.isFile() && !ignoredFiles.test(entry.name) ? [path] : [];
    }),
  );
  return lists.flat();
}
