import { withoutSettings, type EnvironmentSettings } from '#run/settings/environmentSettings.ts';
import { changeEnvironment, type ChangeRequest, type ChangeResult } from './changeEnvironment.ts';
import { inForce } from './revision.ts';

const onlyWithShell = 'Its settings come into force with its first shell.';

/** Versions stay. Settings that the file no longer has are removed. */
export const configure = (
  request: ChangeRequest & { settings: EnvironmentSettings },
): Promise<ChangeResult> =>
  changeEnvironment(request, (current) => {
    const { environment } = inForce(request.environment, current, onlyWithShell);
    return { action: 'configure', next: { ...withoutSettings(environment), ...request.settings } };
  });
