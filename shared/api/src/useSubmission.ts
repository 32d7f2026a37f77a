import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Submission<Entries> {
  send: (entries: Entries) => Promise<void>;
  /** While what it answers is on its way, the form stays busy. */
  onDone: () => void | Promise<void>;
  onFailed: (error: unknown) => void;
}

/**
 * Sends a form, once: while it runs and after it succeeded, a further submit does nothing. The second click of a double
 * click comes before the first has been drawn, so that a busy button alone would not do.
 */
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
