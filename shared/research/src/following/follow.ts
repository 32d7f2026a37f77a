import { queryClient } from '@portal/api';
import { currentSignIn } from '@portal/session';
import { notify } from '@portal/ui';
import { subjectKey, writePreferences } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { keepChange } from './keepChange.ts';
import { preferencesQuery } from './preferencesQuery.ts';
import { inTurn, pendingOf } from './pendingChanges.ts';
import { followed, type FollowingChange } from './subjects.ts';

/** `name` is in the reader's language. */
type Follow = FollowingChange & { name: string };

const message = (id: ResearchMessage, values = {}) => ({ id, values });

/** Lists filtered by what is followed. */
const isOfFollowed = (key: readonly unknown[]) =>
  key.some((part) => typeof part === 'object' && part !== null && 'followed' in part);

async function keep(change: Follow, mark: string | undefined): Promise<void> {
  const saved = await keepChange(change, () => currentSignIn() === mark);
  if (saved === undefined) return;
  const { queryKey } = preferencesQuery;
  // A read under way may be older.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (old) => old && { ...old, cri_json: writePreferences(saved.after) });
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  void queryClient.invalidateQueries({ predicate: (query) => isOfFollowed(query.queryKey) });
  const { subject, follow: follows, name } = change;
  // A newer change of the subject notifies instead.
  if (pendingOf(subject) !== change) return;
  const undo: Follow = { subject, name, follow: !follows, ...languagesIn(saved.before, subject) };
  notify({
    message: message(follows ? 'research.follow.done' : 'research.follow.undone', { name }),
    variant: 'success',
    about: subjectKey(subject),
    action: { label: { id: 'common.undo' }, run: () => void follow(undo) },
  });
}

function languagesIn(...[preferences, subject]: Parameters<typeof followed>) {
  const languages = followed(preferences, subject)?.languages;
  return languages === undefined ? {} : { languages };
}

/**
 * Follows or unfollows a subject. Optimistic: a failure reverts it and notifies; a success offers undo. Changes are
 * saved one after the other, so that the last one wins. [N-06]
 */
export async function follow(change: Follow): Promise<void> {
  const mark = currentSignIn();
  try {
    await inTurn(change, () => keep(change, mark));
  } catch {
    if (currentSignIn() !== mark) return;
    notify({
      message: message('research.follow.failed'),
      variant: 'error',
      about: subjectKey(change.subject),
    });
    // What timed out may have been saved.
    void queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey });
  }
}
