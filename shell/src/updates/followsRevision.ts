import type { Environment } from '@portal/wire';

type Revision = Pick<Environment, 'revision'>;

/**
 * Whether a page may take an environment over from the one it knows. A rollback makes a revision of its own, with the next number and
 * an earlier content: what comes with a lower number is never one, but an answer of something that lags behind. [O-04]
 */
export const followsRevision = (answered: Revision, known: Revision): boolean =>
  answered.revision > known.revision;
