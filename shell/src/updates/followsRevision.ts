import type { Environment } from '@portal/wire';

type Revision = Pick<Environment, 'revision'>;

/** A rollback is a higher revision with earlier content, so a lower number is always a stale answer. [O-04] */
export const followsRevision = (answered: Revision, known: Revision): boolean =>
  answered.revision > known.revision;
