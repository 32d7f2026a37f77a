import { useEffect, useState } from 'react';
import type { KeptSettings } from '#api/notifications.ts';
import type { ClassesOf } from '../rules/topicChoice.ts';
import { choicesOf, isSameChoice, mergeChoices, type Choices } from './Choices.ts';
import { dropDraft, keepDraft, keptDraft } from './keptDraft.ts';

interface Start {
  kept: KeptSettings;
  /** See draftOwner. */
  client: string;
}

interface State {
  base: KeptSettings;
  mine: Choices;
  isRestored: boolean;
}

/** Changes that an earlier page did not save are brought onto what is kept by now. */
function startFrom({ kept, client }: Start): State {
  const draft = keptDraft(client);
  const theirs = choicesOf(kept);
  if (draft === undefined) return { base: kept, mine: theirs, isRestored: false };
  const mine = mergeChoices({ base: draft.base, mine: draft.mine, theirs });
  return { base: kept, mine, isRestored: !isSameChoice(mine, theirs, () => []) };
}

/** What the client has chosen, next to what is kept; a draft of it outlives the page until it is saved or discarded. */
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
    /** The changes on show were made on an earlier page. */
    isRestored: isRestored && isChanged,
    change: (next: (now: Choices) => Choices) => setState((now) => ({ ...now, mine: next(now.mine) })),
    /** Goes on from what was saved; what changed while it was sent stays changed. */
    settle: (kept: KeptSettings, sent: Choices) =>
      setState((now) => ({
        base: kept,
        mine: mergeChoices({ base: sent, mine: now.mine, theirs: choicesOf(kept) }),
        isRestored: false,
      })),
    discard: () => setState((now) => ({ ...now, mine: choicesOf(now.base), isRestored: false })),
  };
}
