import type { PortalPackage } from '../build/portalPackages.ts';

interface Given {
  packages: readonly Pick<PortalPackage, 'name' | 'folder' | 'role'>[];
  /** What follows the command. */
  args: readonly string[];
  /** Where the command was given. */
  folder: string;
}

/** `pnpm dev` as it was typed, for hints that repeat it: in the folder of a remote its own script is what runs. */
export function givenCommand({ packages, args, folder }: Given): string {
  const here = packages.find((one) => one.role === 'remote' && one.folder === folder);
  return [here === undefined ? 'pnpm dev' : `pnpm --filter ${here.name} dev`, ...args].join(' ');
}
