import { environmentAddress } from '../settings/environmentSettings.ts';
import { operatorToken } from '../settings/operatorToken.ts';
import type { PortalSettings } from '../settings/portalSettings.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import type { PortalToAsk } from './readStatusPage.ts';

type Place = Pick<PortalSettings, 'dataFolder' | 'environment' | 'publicUrl'>;

/** Addresses are as given, else from the environment's file, else this machine's settings. */
export function knownPortals(
  place: Place,
  given: ReadonlyMap<EnvironmentName, string> = new Map(),
): (environment: EnvironmentName) => Promise<PortalToAsk> {
  return async (environment) => ({
    address:
      given.get(environment) ??
      (await environmentAddress(environment)) ??
      (environment === place.environment ? place.publicUrl : undefined),
    token: await operatorToken(environment, place),
  });
}
