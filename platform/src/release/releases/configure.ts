import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { withoutSettings, type EnvironmentSettings } from '#run/settings/environmentSettings.ts';
import { changeEnvironment, type ChangeRequest, type ChangeResult } from './changeEnvironment.ts';

/** Versions stay. Settings that the file no longer has are removed. */
export const configure = (
  request: ChangeRequest & { settings: EnvironmentSettings },
): Promise<ChangeResult> =>
  changeEnvironment(request, (current) => {
    if (current !== undefined) {
      const next = { ...withoutSettings(current.environment), ...request.settings };
      return { action: 'configure', next };
    }
    throw new UserFacingError(
      `Nothing has been released to environment ${request.environment} yet.`,
      'Its settings come into force with its first shell: pnpm release promote shell …',
    );
  });
