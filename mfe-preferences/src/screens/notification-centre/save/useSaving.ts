import { ApiError, useMutation, useQueryClient } from '@portal/api';
import { dismiss, notify, toastStore } from '@portal/ui';
import { useRef } from 'react';
import { followingKey, offeredQuery, readOffered } from '#api/notifications.ts';
import { currentSignIn } from '@portal/session';
import type { en } from '#messages/en.ts';
import type { Choices } from '../draft/Choices.ts';
import { saveChoices, type Saved, type Saving } from './saveChoices.ts';
import { within } from './within.ts';

const savedMessage: keyof typeof en = 'preferences.notifications.saved';
const failedMessage: keyof typeof en = 'preferences.notifications.failed';

function takeBackFailure(): void {
  for (const { id, message } of toastStore.getState())
    if (typeof message === 'object' && message.id === failedMessage) dismiss(id);
}

/** For a save with all its calls. [B-06] */
const saveLimitMs = 30_000;
/** What can be chosen is only checked once more: saving does not wait long for it. */
const offeredLimitMs = 10_000;

type Wish = Pick<Saving, 'base' | 'mine' | 'classesOf'>;

/** Tags may have been removed since the page was opened. */
async function offeredNow(queries: ReturnType<typeof useQueryClient>) {
  const { queryKey } = offeredQuery;
  try {
    const offered = await within(offeredLimitMs, readOffered);
    queries.setQueryData(queryKey, offered);
    return offered;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthenticated') throw error;
    return queries.getQueryData(queryKey);
  }
}

const toTop = () => window.scrollTo({ top: 0 });

/** Runs one save at a time, reports the result and scrolls to the top. [N-03] */
export function useSaving() {
  const queries = useQueryClient();
  const isSending = useRef(false);

  const sentBefore = useRef<Choices>(undefined);

  const { mutate, isPending } = useMutation({
    mutationFn: async (wish: Wish) => {
      const offered = await offeredNow(queries);
      const sending = {
        sentBefore: sentBefore.current,
        onSend: (sent: Choices) => (sentBefore.current = sent),
      };
      return within(saveLimitMs - offeredLimitMs, (signal) =>
        saveChoices({ ...wish, ...sending, offered, signal }),
      );
    },
    onMutate: () => ({ by: currentSignIn() }),
    onSuccess: () => {
      sentBefore.current = undefined;
      void queries.invalidateQueries({ queryKey: followingKey });
      takeBackFailure();
      notify({ message: { id: savedMessage }, variant: 'success' });
      toTop();
    },
    onError: (error, _, started) => {
      // The login page explains an expired session; the draft waits.
      if (error instanceof ApiError && error.kind === 'unauthenticated') return;
      if (started !== undefined && started.by !== currentSignIn()) return;
      notify({ message: { id: failedMessage }, variant: 'error' });
      toTop();
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    isSaving: isPending,
    save: (wish: Wish, { onSaved }: { onSaved: (saved: Saved) => void }) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(wish, { onSuccess: onSaved });
    },
  };
}
