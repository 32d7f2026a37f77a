import type { PackageFacts } from '../workspace.ts';

/** The version a build carries: the package's own, unless the release says otherwise; a live one says that it is. */
export function releaseVersion({ version }: PackageFacts, live = false): string {
  if (live) return `${version}-live`;
  return process.env['PORTAL_RELEASE_VERSION'] ?? version;
}
