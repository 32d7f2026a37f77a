import { useAskBeforeLeaving } from '@portal/router';
import { useCallback, useState } from 'react';
import { currentSignIn } from '@portal/session';
import { dropDraft } from '../draft/storedDraft.ts';
import { Question } from './Question.tsx';
import { useReloadWhenClean } from './useReloadWhenClean.ts';

interface QuestionsProps {
  isChanged: boolean;
  asksToCancel: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before changes are discarded, by Cancel Changes or by leaving. [N-04] */
export function Questions({ isChanged, asksToCancel, onKeep, onDiscard }: QuestionsProps) {
  const [atFirst] = useState(currentSignIn);
  const { reloads, reload } = useReloadWhenClean(isChanged);
  // Do not ask if the session is over or another client's: the draft waits for its client.
  const mayLeave = useCallback(() => currentSignIn() !== atFirst, [atFirst]);
  const leaving = useAskBeforeLeaving({ isUnsaved: isChanged, mayLeave });

  if (leaving !== undefined)
    return (
      <Question
        name="leave"
        onYes={() => {
          dropDraft();
          leaving.leave();
        }}
        onNo={leaving.stay}
      />
    );
  if (!asksToCancel || reloads) return null;
  return (
    <Question
      name="cancel"
      onYes={() => {
        onDiscard();
        reload();
      }}
      onNo={onKeep}
    />
  );
}
