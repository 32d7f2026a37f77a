import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Submission<Entries> {
  send: (entries: Entries) => Promise<void>;
  /** The form stays busy until a returned promise settles. */
  onDone: (sent: Entries) => void | Promise<void>;
  onFailed: (error: unknown) => void;
}

/**
 * Submits a form once: further submits do nothing while it runs and after it succeeded. The second click of a double
 * click arrives before a busy button would render.
 */
export function useSubmission<Entries>({ send, onDone, onFailed }: Submission<Entries>) {
  const isSent = useRef(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: send,
    onSuccess: (_, sent) => onDone(sent),
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
