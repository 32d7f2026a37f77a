import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Whom a build is for: `local` is made by `npm start`, `released` has the version of its package.json, `proposed` one of
 * its own, so that nobody has to raise the version to show it.
 */
export type BuildKind = 'local' | 'released' | 'proposed';

/** Returns the folder of a build; kinds are kept apart. Servers are not released and have one folder. */
export const outputFolder = (
  { folder, role }: Pick<PortalPackage, 'folder' | 'role'>,
  kind: BuildKind,
): string =>
  kind === 'released' || role === 'server'
    ? join(folder, 'dist')
    : join(folder, 'node_modules/.cache/portal', kind);

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  portal: z.object({ role: z.string() }).optional(),
  scripts: z.record(z.string(), z.string()).optional(),
});

/** A package whose build is released or run. */
export interface PortalPackage {
  name: string;
  version: string;
  role: 'shell' | 'remote' | 'server';
  folder: string;
  build: string;
}

const roles = ['shell', 'remote', 'server'] as const;

/** Sorted by role, shell first, then by name. */
export async function portalPackages(root: string): Promise<PortalPackage[]> {
  const folders = (await readdir(root)).map((name) => join(root, name));
  const found = await Promise.all(folders.map(packageIn));
  return found
    .filter((one) => one !== undefined)
    .toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || a.name.localeCompare(b.name));
}

/** Undefined if the folder holds none that is built. */
export async function packageIn(folder: string): Promise<PortalPackage | undefined> {
  if (!existsSync(join(folder, 'package.json'))) return undefined;
  const { name, version, portal, scripts } = packageSchema.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  );
  const role = roles.find((one) => one === portal?.role);
  const build = scripts?.['build'];
  return role && build ? { name, version, role, folder, build } : undefined;
}
