import type { Language } from '@portal/contract';

/** A mail to one client. */
export interface Mail {
  to: { name: string; address: string };
  language: Language;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail over; rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
