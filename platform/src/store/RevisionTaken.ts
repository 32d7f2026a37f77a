import { UserFacingError } from '../faults/UserFacingError.ts';
import type { EnvironmentName } from './releaseStore.ts';

/** Another writer made the revision first. */
export class RevisionTaken extends UserFacingError {
  constructor(environment: EnvironmentName, revision: number, cause?: unknown) {
    super(
      `Somebody else made revision ${revision} of ${environment} in the meantime; yours was not written.`,
      'Look at what changed with: pnpm release status. Then run the command again.',
      cause,
    );
  }
}
