import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { projectFiles } from '../documents/projectFiles.ts';
import { checkout } from '#run/settings/checkout.ts';

const dependencies = z.record(z.string(), z.string()).default({});

const schema = z.object({
  name: z.string(),
  portal: z.object({ role: z.string() }).optional(),
  dependencies,
  devDependencies: dependencies,
});

/** Dependencies within the workspace, by folder. */
export interface WorkspacePackage {
  folder: string;
  role: string;
  /** Dependencies at run time. */
  uses: readonly string[];
  /** Also those of tests and build. */
  usesInTests: readonly string[];
}

/** The project itself is left out. */
export function workspacePackages(root = checkout): WorkspacePackage[] {
  const found = projectFiles(['/package.json']).map((file) => ({
    folder: dirname(file),
    ...schema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  }));
  const folders = new Map(found.map(({ name, folder }) => [name, folder]));
  const inWorkspace = (names: Record<string, string>) =>
    Object.keys(names).flatMap((name) => folders.get(name) ?? []);
  return found.map((one) => ({
    folder: one.folder,
    role: one.portal?.role ?? 'unknown',
    uses: inWorkspace(one.dependencies),
    usesInTests: inWorkspace({ ...one.dependencies, ...one.devDependencies }),
  }));
}

/** Adds everything that depends on the given packages. */
export function withUsers(
  folders: readonly string[],
  packages: readonly WorkspacePackage[],
  by: 'uses' | 'usesInTests',
): string[] {
  const found = new Set(folders);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const one of packages) if (one[by].some((folder) => found.has(folder))) found.add(one.folder);
  }
  return [...found].sort();
}
