import { useEffect, useState } from 'react';
import type { StoredSettings } from '#api/notifications.ts';
import type { ClassesOf } from '../rules/topicChoice.ts';
import { choicesOf, isSameChoice, mergeChoices, type Choices } from './Choices.ts';
import { dropDraft, keepDraft, storedDraft } from './storedDraft.ts';

interface Start {
  stored: StoredSettings;
  /** See draftOwner. */
  client: string;
}

interface State {
  base: StoredSettings;
  mine: Choices;
  isRestored: boolean;
}

/** Merges a draft from an earlier page into the settings as they are now. */
function startFrom({ stored, client }: Start): State {
  const draft = storedDraft(client);
  const theirs = choicesOf(stored);
  if (draft === undefined) return { base: stored, mine: theirs, isRestored: false };
  const mine = mergeChoices({ base: draft.base, mine: draft.mine, theirs });
  return { base: stored, mine, isRestored: !isSameChoice(mine, theirs, () => []) };
}

/** The client's choices on top of the stored settings; a draft is kept until saved or discarded. */
export function useChoices(start: Start, classesOf: ClassesOf) {
  const [{ base, mine, isRestored }, setState] = useState(() => startFrom(start));
  const { client } = start;
  const isChanged = !isSameChoice(mine, choicesOf(base), classesOf);

  useEffect(() => {
    if (isChanged) keepDraft(client, { revision: base.revision, base: choicesOf(base), mine });
    else dropDraft();
  }, [client, base, mine, isChanged]);

  return {
    base,
    mine,
    isChanged,
    /** The changes come from an earlier page. */
    isRestored: isRestored && isChanged,
    change: (next: (now: Choices) => Choices) => setState((now) => ({ ...now, mine: next(now.mine) })),
    /** Continues from what was saved; changes made during the save stay. */
    settle: (stored: StoredSettings, sent: Choices) =>
      setState((now) => ({
        base: stored,
        mine: mergeChoices({ base: sent, mine: now.mine, theirs: choicesOf(stored) }),
        isRestored: false,
      })),
    discard: () => setState((now) => ({ ...now, mine: choicesOf(now.base), isRestored: false })),
  };
}
