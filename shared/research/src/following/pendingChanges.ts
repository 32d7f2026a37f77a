import { subjectKey } from '@portal/wire';
import { useSyncExternalStore } from 'react';
import type { FollowingChange, SubjectName } from './subjects.ts';

/** Changes on their way to the API, oldest first: they are shown as if they were kept. */
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

/** The last change of a subject that is on its way. */
export const pendingOf = (subject: SubjectName): FollowingChange | undefined =>
  changes.findLast((change) => subjectKey(change.subject) === subjectKey(subject));

/** The same, for a component. */
export const usePendingOf = (subject: SubjectName | undefined): FollowingChange | undefined =>
  useSyncExternalStore(subscribe, () => (subject === undefined ? undefined : pendingOf(subject)));

/** Does the work of a change once those before it are done. It is pending until the work is over, however that ends. */
export function inTurn(change: FollowingChange, work: () => Promise<void>): Promise<void> {
  put([...changes, change]);
  const done = turn.then(work).finally(() => put(changes.filter((each) => each !== change)));
  turn = done.catch(() => undefined);
  return done;
}
