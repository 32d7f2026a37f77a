import { portalPackages, type PortalPackage } from '#release/builds/portalPackages.ts';
import { currentUserName } from '#release/commands/releaseWords.ts';
import { nothingReleased } from '#run/faults/nothingReleased.ts';
import { publishBuilds } from '#release/releases/publishBuilds.ts';
import { leaveOutRetired } from '#release/retirement/leaveOutRetired.ts';
import { checkout } from '#run/settings/checkout.ts';
import type { PortalSettings } from '#run/settings/portalSettings.ts';
import { openStore } from '#run/store/openStore.ts';

type Place = Pick<PortalSettings, 'store' | 'environment'>;

/** uat, staging and prod change only through `pnpm release`. */
const isLocal = ({ environment }: Place): boolean => environment === 'local';

const revisionOf = async ({ store, environment }: Place): Promise<number> =>
  (await openStore(store)).currentRevision(environment);

/**
 * Local: all but live packages, which are built only for the first revision, since an environment needs a shell.
 * Elsewhere: the API. @throws elsewhere, if nothing has been released there yet
 */
export async function packagesToBuild(place: Place, live: readonly string[]): Promise<PortalPackage[]> {
  const packages = await portalPackages(checkout);
  const isFirst = (await revisionOf(place)) === 0;
  if (isLocal(place)) return isFirst ? packages : packages.filter(({ name }) => !live.includes(name));
  if (isFirst) throw nothingReleased(place.environment);
  return packages.filter(({ role }) => role === 'server');
}

/** Elsewhere it publishes nothing. */
export async function publishIfLocal(
  place: Place,
  packages: PortalPackage[],
  say: (line: string) => void,
): Promise<void> {
  const { environment } = place;
  if (!isLocal(place)) {
    say(
      `Serving ${environment}, revision ${await revisionOf(place)}; nothing from this machine is released to it.`,
    );
    return;
  }
  say('Publishing to the release store …');
  const store = await openStore(place.store);
  const result = await publishBuilds({
    store,
    environment,
    kind: 'local',
    packages: await leaveOutRetired({ store, environment }, packages, say),
    who: currentUserName(),
    why: 'npm start',
  });
  const taken = result.taken.map(({ name }) => name).join(', ');
  say(`  ${environment} runs revision ${result.revision}${taken ? `, new: ${taken}` : ', nothing new'}`);
}
