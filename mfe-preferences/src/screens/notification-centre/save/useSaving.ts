import { ApiError, useMutation, useQueryClient } from '@portal/api';
import { dismiss, notify, toastStore } from '@portal/ui';
import { useRef } from 'react';
import { keptForFollowing, offeredQuery } from '#api/notifications.ts';
import type { en } from '#messages/en.ts';
import { saveChoices, type Saved, type Saving } from './saveChoices.ts';

const savedMessage: keyof typeof en = 'preferences.notifications.saved';
const failedMessage: keyof typeof en = 'preferences.notifications.failed';

function takeBackFailure(): void {
  for (const { id, message } of toastStore.getState())
    if (typeof message === 'object' && message.id === failedMessage) dismiss(id);
}

const toTop = () => window.scrollTo({ top: 0 });

/** Runs one save at a time, reports the result and scrolls to the top. [N-03] */
export function useSaving() {
  const queries = useQueryClient();
  const isSending = useRef(false);

  /** Tags may have been removed since the page was opened. */
  async function offeredNow() {
    try {
      return await queries.query({ ...offeredQuery, staleTime: 0 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return queries.getQueryData(offeredQuery.queryKey);
    }
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async (saving: Omit<Saving, 'offered'>) =>
      saveChoices({ ...saving, offered: await offeredNow() }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: keptForFollowing });
      takeBackFailure();
      notify({ message: { id: savedMessage }, variant: 'success' });
      toTop();
    },
    onError: (error) => {
      // The login page explains an expired session; the draft waits.
      if (error instanceof ApiError && error.kind === 'unauthenticated') return;
      notify({ message: { id: failedMessage }, variant: 'error' });
      toTop();
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    isSaving: isPending,
    save: (saving: Omit<Saving, 'offered'>, { onSaved }: { onSaved: (saved: Saved) => void }) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(saving, { onSuccess: onSaved });
    },
  };
}
