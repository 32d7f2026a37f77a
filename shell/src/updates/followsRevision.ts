import type { PageEnvironment } from '@portal/wire';

type State = Pick<PageEnvironment, 'revision' | 'preview'>;

export const isOtherPreview = (one: State, other: State): boolean => one.preview?.id !== other.preview?.id;

/**
 * A rollback is a higher revision with earlier content, so a lower number is always a stale answer [O-04]; in another
 * preview, or out of it, the number says nothing [F-21].
 */
export const followsRevision = (answered: State, known: State): boolean =>
  isOtherPreview(answered, known) || answered.revision > known.revision;

export const isSameState = (one: State, other: State): boolean =>
  one.revision === other.revision && !isOtherPreview(one, other);
