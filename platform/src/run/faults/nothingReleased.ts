import { stageBefore } from '../settings/environmentSettings.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import { UserFacingError } from './UserFacingError.ts';

export function nothingReleased(name: EnvironmentName): UserFacingError {
  const publish = `Publish to it: pnpm release publish --environment ${name} --why "…"`;
  const promote = `Or promote what ${stageBefore(name)} runs: pnpm release promote --all --to ${name} --why "…"`;
  return new UserFacingError(
    `Nothing has been released to environment ${name} yet.`,
    stageBefore(name) === undefined ? publish : `${publish}\n${promote}`,
  );
}
