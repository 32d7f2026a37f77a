import type { PackageFacts } from '../workspace.ts';
import type { BuildKind } from '../webpack/definedBuild.ts';

/** The version a build carries: the package's own, unless the release says otherwise; one for development says so. */
export function releaseVersion({ version }: PackageFacts, kind: BuildKind = 'release'): string {
  if (kind !== 'release') return `${version}-${kind}`;
  return process.env['PORTAL_RELEASE_VERSION'] ?? version;
}
