import type { CommandContext } from '../commands/releaseWords.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { previewAddress } from '#run/previews/previewLink.ts';
import { needsSignature, previewToken } from '#run/previews/previewToken.ts';
import { environmentAddress } from '#run/settings/environmentSettings.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';
import type { Proposal } from './proposal.ts';

type Place = Pick<CommandContext, 'settings'>;

/** The portal's address is that of the environment's file, else what the settings say of this one; else only its path is known. */
export async function linkOf(
  { settings }: Place,
  environment: EnvironmentName,
  { id, until }: Pick<Proposal, 'id' | 'until'>,
): Promise<string> {
  const isKnown = environment === settings.environment && (settings.hasPublicUrl || environment === 'local');
  const own = isKnown ? settings.publicUrl : '';
  const origin = (await environmentAddress(environment)) ?? own;
  const ticket = { environment, id, until: Date.parse(until) };
  return previewAddress(origin, previewToken(ticket, settings.previewKey));
}

/** Before anything is built or opened. */
export function refuseWithoutKey({ settings }: Place, environment: EnvironmentName): void {
  if (!needsSignature(environment) || settings.previewKey !== undefined) return;
  throw new UserFacingError(
    `Previews of ${environment} are opened by signed links, and PORTAL_PREVIEW_KEY is not set.`,
    'Set it here to what the gateway has: at least 32 characters.',
  );
}
