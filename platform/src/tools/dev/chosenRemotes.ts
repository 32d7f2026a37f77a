import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { PortalPackage } from '#release/builds/portalPackages.ts';

interface Choice {
  packages: readonly PortalPackage[];
  names: readonly string[];
  /** Where the command was run. */
  folder: string;
}

/**
 * The remotes that `pnpm dev` serves live: those named, else that of the current folder, else all.
 * @throws if a name is not a remote
 */
export function chosenRemotes({ packages, names, folder }: Choice): PortalPackage[] {
  const remotes = packages.filter(({ role }) => role === 'remote');
  const unknown = names.find((name) => !remotes.some((one) => one.name === name));
  if (unknown !== undefined) {
    throw new UserFacingError(
      `There is no remote ${unknown} to work on.`,
      `Choose from: ${remotes.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (names.length > 0) return remotes.filter(({ name }) => names.includes(name));
  const here = remotes.filter((one) => one.folder === folder);
  return here.length > 0 ? here : remotes;
}
