/** A mail to one client. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail over; rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
