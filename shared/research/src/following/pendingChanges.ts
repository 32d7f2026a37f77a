import { subjectKey } from '@portal/wire';
import { useSyncExternalStore } from 'react';
import type { FollowingChange, SubjectName } from './subjects.ts';

/** Changes being saved, oldest first; shown as if saved. */
let changes: readonly FollowingChange[] = [];
const listeners = new Set<() => void>();
let turn: Promise<unknown> = Promise.resolve();

function put(next: readonly FollowingChange[]): void {
  changes = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The latest pending change of a subject. */
export const pendingOf = (subject: SubjectName): FollowingChange | undefined =>
  changes.findLast((change) => subjectKey(change.subject) === subjectKey(subject));

/** `pendingOf` for a component. */
export const usePendingOf = (subject: SubjectName | undefined): FollowingChange | undefined =>
  useSyncExternalStore(subscribe, () => (subject === undefined ? undefined : pendingOf(subject)));

/** Runs `work` after all earlier changes. The change is pending until it settles. */
export function inTurn(change: FollowingChange, work: () => Promise<void>): Promise<void> {
  put([...changes, change]);
  const done = turn.then(work).finally(() => put(changes.filter((each) => each !== change)));
  turn = done.catch(() => undefined);
  return done;
}
