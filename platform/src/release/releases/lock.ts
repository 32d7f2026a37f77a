import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { changeEnvironment, type ChangeRequest, type ChangeResult } from './changeEnvironment.ts';
import { inForce } from './revision.ts';

/** Refuses every change until `unlock`. The history shows it. */
export const lock = (request: ChangeRequest): Promise<ChangeResult> =>
  changeEnvironment(request, (current) => ({
    action: 'lock',
    next: inForce(request.environment, current).environment,
  }));

export const unlock = (request: ChangeRequest): Promise<ChangeResult> =>
  changeEnvironment(request, (current) => {
    const revision = inForce(request.environment, current);
    if (revision.action === 'lock') return { action: 'unlock', next: revision.environment };
    throw new UserFacingError(`Environment ${request.environment} is not locked.`, 'There is nothing to do.');
  });
