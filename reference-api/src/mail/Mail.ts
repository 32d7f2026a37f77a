import type { Language } from '@portal/contract';

/** A mail to one client. */
export interface Mail {
  to: { name: string; address: string };
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The address that a POST of the mail program ends these mails at. (RFC 8058) */
  unsubscribe?: string;
}

/**
 * Hands a mail over; rejects when it was not taken. `id` is the same for every attempt. Once `givenUp` is aborted nothing more of it
 * is sent.
 */
export interface SendMail {
  (mail: Mail, id: string, givenUp?: AbortSignal): Promise<void>;
  /** Ends connections that are kept for the next mail. */
  close?: () => void;
}
