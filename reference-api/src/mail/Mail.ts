import type { Language } from '@portal/contract';

export interface Mail {
  to: { name: string; address: string };
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** Address for one-click unsubscribing by POST (RFC 8058), also opened from the text. */
  unsubscribe?: string;
}

/**
 * Sends a mail; rejects if it is not accepted. `id` is the same for every attempt. Sends nothing more once `givenUp` is
 * aborted.
 */
export interface SendMail {
  (mail: Mail, id: string, givenUp?: AbortSignal): Promise<void>;
  close?: () => void;
}
