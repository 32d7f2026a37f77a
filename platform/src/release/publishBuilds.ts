import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { PortalPackage } from '../build/portalPackages.ts';
import { environmentSettings } from '../settings/environmentSettings.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { readBuiltRelease } from './builtRelease.ts';
import { publish, type PublishResult } from './publish.ts';

interface BuildsToPublish {
  store: ReleaseStore;
  environment: EnvironmentName;
  packages: readonly PortalPackage[];
  why: string;
  dryRun?: boolean;
}

/** Publishes the builds in the packages' dist folders to an environment. */
export async function publishBuilds({
  packages,
  environment,
  ...rest
}: BuildsToPublish): Promise<PublishResult> {
  const released = packages.filter(({ role }) => role !== 'server');
  const releases = await Promise.all(
    released.map(({ name, folder }) => readBuiltRelease(name, join(folder, 'dist'))),
  );
  const settings = await environmentSettings(environment);
  return publish({ ...rest, environment, releases, settings, who: currentUserName() });
}

/** Who releases: PORTAL_RELEASE_BY where a pipeline acts for somebody, else the user of this machine. */
function currentUserName(): string {
  const named = process.env['PORTAL_RELEASE_BY'] ?? process.env['USER'];
  return named || userInfo().username;
}
