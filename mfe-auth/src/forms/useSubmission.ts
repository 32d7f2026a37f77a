import { useMutation } from '@portal/api';
import { useRef } from 'react';

interface Submission<Entries> {
  send: (entries: Entries) => Promise<void>;
  onDone: () => void;
  onFailed: (error: unknown) => void;
}

/** Sends a form, once: while it runs and after it succeeded, a further submit does nothing. */
export function useSubmission<Entries>({ send, onDone, onFailed }: Submission<Entries>) {
  const isSent = useRef(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      isSent.current = false;
      onFailed(error);
    },
  });
  function submit(entries: Entries) {
    if (isSent.current) return;
    isSent.current = true;
    mutate(entries);
  }
  return { busy: isPending || isSuccess, submit };
}
