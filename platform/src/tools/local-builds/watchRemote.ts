import { watchRelease } from '@portal/build/live';
import type { PortalPackage } from '#release/builds/portalPackages.ts';
import { faultText } from '#run/faults/runCommand.ts';
import { readBuiltRelease } from '#release/releases/builtRelease.ts';

export interface LocalRemote {
  name: string;
  /** Folder of its newest build. */
  files: string;
}

/** Builds a remote at every save, as for a release. */
export async function watchRemote(
  { name, folder }: Pick<PortalPackage, 'name' | 'folder'>,
  say: (line: string) => void,
): Promise<LocalRemote & { stop: () => Promise<void> }> {
  async function built(files: string): Promise<void> {
    try {
      await readBuiltRelease(name, files);
    } catch (error) {
      say(faultText(error));
    }
  }
  const { files, stop } = await watchRelease({ folder, say, built });
  return { name, files, stop };
}
