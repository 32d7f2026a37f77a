import { join } from 'node:path';
import type { PortalPackage } from '../build/portalPackages.ts';
import { environmentSettings } from '../settings/environmentSettings.ts';
import { readBuiltRelease } from './builtRelease.ts';
import type { ChangeRequest } from './changeEnvironment.ts';
import { publish, type PublishResult } from './publish.ts';

interface BuildsToPublish extends ChangeRequest {
  packages: readonly PortalPackage[];
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
  return publish({ ...rest, environment, releases, settings });
}
