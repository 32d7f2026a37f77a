import type { PortalPackage } from '#release/builds/portalPackages.ts';

interface Given {
  packages: readonly Pick<PortalPackage, 'name' | 'folder' | 'role'>[];
  args: readonly string[];
  /** Where the command was run. */
  folder: string;
}

/** `pnpm dev` as typed, for hints. In a remote's folder it is that remote's script. */
export function givenCommand({ packages, args, folder }: Given): string {
  const here = packages.find((one) => one.role === 'remote' && one.folder === folder);
  return [here === undefined ? 'pnpm dev' : `pnpm --filter ${here.name} dev`, ...args].join(' ');
}
