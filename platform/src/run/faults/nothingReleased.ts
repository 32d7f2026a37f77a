import { stageBefore } from '../settings/environmentSettings.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';
import { UserFacingError } from './UserFacingError.ts';

function waysTo(name: EnvironmentName): string {
  const before = stageBefore(name);
  const publish = `pnpm release publish --environment ${name} --why "…"`;
  if (before === undefined) return `Publish to it: ${publish}`;
  const promote = `Promote what ${before} runs: pnpm release promote --all --to ${name} --why "…"`;
  return `${promote}\nOr publish, if the store has no environment but ${name}: ${publish}`;
}

/** @param meaning what follows for the command, as a sentence */
export function nothingReleased(name: EnvironmentName, meaning?: string): UserFacingError {
  const hint = meaning === undefined ? waysTo(name) : `${meaning}\n${waysTo(name)}`;
  return new UserFacingError(`Nothing has been released to environment ${name} yet.`, hint);
}
