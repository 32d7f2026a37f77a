import type { PackageFacts } from '../workspace.ts';

/** The version a build carries: the package's own, unless the release says otherwise. */
export function releaseVersion({ version }: PackageFacts): string {
  return process.env['PORTAL_RELEASE_VERSION'] ?? version;
}
