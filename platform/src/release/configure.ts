import { UserFacingError } from '../faults/UserFacingError.ts';
import type { EnvironmentSettings } from '../settings/environmentSettings.ts';
import { changeEnvironment, type ChangeRequest, type ChangeResult } from './changeEnvironment.ts';

/** Versions stay. */
export const configure = (
  request: ChangeRequest & { settings: EnvironmentSettings },
): Promise<ChangeResult> =>
  changeEnvironment(request, (current) => {
    if (current !== undefined) {
      return { action: 'configure', next: { ...current.environment, ...request.settings } };
    }
    throw new UserFacingError(
      `Nothing has been released to environment ${request.environment} yet.`,
      'Its settings come into force with its first shell: pnpm release promote shell …',
    );
  });
