import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Returns the folder of a build. Local builds, made by `npm start`, and builds for publishing are kept apart. Servers
 * are not released and have one folder.
 */
export const outputFolder = (
  { folder, role }: Pick<PortalPackage, 'folder' | 'role'>,
  { asVersioned }: { asVersioned: boolean },
): string =>
  asVersioned || role === 'server' ? join(folder, 'dist') : join(folder, 'node_modules/.cache/portal/local');

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
