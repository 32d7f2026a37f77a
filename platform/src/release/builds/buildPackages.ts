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
  const waiting = [...packages];
  let built = 0;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const begun = Date.now();
      try {
        if (!(await buildPackage(next, options))) continue;
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
      built += 1;
      say(`built ${next.name} in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    }
  }
  const results = await Promise.allSettled(Array.from({ length: atATime }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  if (built < packages.length)
    say(`${packages.length - built} of ${packages.length} packages unchanged since their last build`);
}
