import type { PackageFacts } from '../workspace.ts';
import type { BuildKind } from '../webpack/definedBuild.ts';

/** PORTAL_RELEASE_VERSION or the package's own version; development builds get a suffix. */
export function releaseVersion({ version }: PackageFacts, kind: BuildKind = 'release'): string {
  if (kind !== 'release') return `${version}-${kind}`;
  return process.env['PORTAL_RELEASE_VERSION'] ?? version;
}
