import { outputFolder, type BuildKind, type PortalPackage } from '../builds/portalPackages.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import { readSource } from '../sources/readSource.ts';
import { unknownSource, type Source } from '../sources/source.ts';
import { readBuiltRelease } from './builtRelease.ts';
import type { ChangeRequest } from './changeEnvironment.ts';
import { publish, type PublishResult } from './publish.ts';

interface BuildsToPublish extends ChangeRequest {
  /** All from one checkout. */
  packages: readonly PortalPackage[];
  kind: BuildKind;
}

interface PublishedBuilds extends PublishResult {
  source: Source;
}

/** Also records what they were built from. */
export async function publishBuilds({
  packages,
  kind,
  environment,
  ...rest
}: BuildsToPublish): Promise<PublishedBuilds> {
  const released = packages.filter(({ role }) => role !== 'server');
  const releases = await Promise.all(
    released.map((one) => readBuiltRelease(one.name, outputFolder(one, kind))),
  );
  const settings = await environmentSettings(environment);
  const source = released[0] === undefined ? unknownSource : await readSource(released[0].folder);
  return { ...(await publish({ ...rest, environment, releases, settings, source })), source };
}
