import { watchRelease } from '@portal/build/live';
import type { PortalPackage } from '../build/portalPackages.ts';
import { faultText } from '../faults/runCommand.ts';
import { readBuiltRelease } from '../release/builtRelease.ts';
import type { RemoteRecord } from '../release/nextEnvironment.ts';
import type { LocalRemote } from '../local-builds/localRemote.ts';

interface WatchOptions {
  say: (line: string) => void;
  /** After a build without errors. */
  onBuild: () => void;
}

/** Builds a remote at every save, as for a release. */
export async function watchRemote(
  { name, folder }: Pick<PortalPackage, 'name' | 'folder'>,
  { say, onBuild }: WatchOptions,
): Promise<LocalRemote & { stop: () => Promise<void> }> {
  let last: RemoteRecord | undefined;
  async function built(files: string): Promise<void> {
    try {
      const { record } = await readBuiltRelease(name, files);
      if ('area' in record) last = record;
      onBuild();
    } catch (error) {
      say(faultText(error));
    }
  }
  const { version, files, stop } = await watchRelease({ folder, say, built });
  return { name, version, files, stop, record: () => last };
}
