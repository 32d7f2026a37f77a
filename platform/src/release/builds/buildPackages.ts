import { inTurns } from '#run/store/inTurns.ts';
import { buildPackage, type BuildOptions } from './buildPackage.ts';
import type { PortalPackage } from './portalPackages.ts';

/** Each build needs a core and several hundred megabytes. */
const atATime = 2;

interface BuildRun extends BuildOptions {
  packages: readonly PortalPackage[];
  say: (line: string) => void;
}

/** Builds what changed. The first failure stops further builds and is thrown. */
export async function buildPackages({ packages, say, ...options }: BuildRun): Promise<void> {
  let built = 0;
  async function build(one: PortalPackage): Promise<void> {
    const begun = Date.now();
    if (!(await buildPackage(one, options))) return;
    built += 1;
    say(`built ${one.name} in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
  await inTurns(packages, build, atATime);
  if (built < packages.length)
    say(`${packages.length - built} of ${packages.length} packages unchanged since their last build`);
}
