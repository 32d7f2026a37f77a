import { join } from 'node:path';
import type { PortalPackage } from './portalPackages.ts';

/**
 * Where a build of a package lies. Those of this machine, which `npm start` makes, have a folder of their own: they and
 * what is published elsewhere do not overwrite each other. Servers are not released, and have one.
 */
export const outputFolder = (
  { folder, role }: Pick<PortalPackage, 'folder' | 'role'>,
  { asVersioned }: { asVersioned: boolean },
): string =>
  asVersioned || role === 'server' ? join(folder, 'dist') : join(folder, 'node_modules/.cache/portal/local');
