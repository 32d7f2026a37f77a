import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { changeEnvironment, type ChangeRequest, type ChangeResult } from './changeEnvironment.ts';
import type { Revision } from './revision.ts';

/** Refuses every change until `unlock`. The history shows it. */
export const lock = (request: ChangeRequest): Promise<ChangeResult> =>
  changeEnvironment(request, (current) => ({
    action: 'lock',
    next: inForce(request, current).environment,
  }));

export const unlock = (request: ChangeRequest): Promise<ChangeResult> =>
  changeEnvironment(request, (current) => {
    const revision = inForce(request, current);
    if (revision.action === 'lock') return { action: 'unlock', next: revision.environment };
    throw new UserFacingError(`Environment ${request.environment} is not locked.`, 'There is nothing to do.');
  });

function inForce({ environment }: ChangeRequest, current: Revision | undefined): Revision {
  if (current !== undefined) return current;
  throw new UserFacingError(
    `Nothing has been released to environment ${environment} yet.`,
    'Publish or promote the shell to it first.',
  );
}
