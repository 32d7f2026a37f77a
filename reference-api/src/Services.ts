import type { Audit } from './audit.ts';
import type { Config } from './config.ts';
import type { Db } from './db/Db.ts';
import type { DocumentMaker } from './documents/making/documentMaker.ts';
import type { SendMail } from './mail/Mail.ts';
import type { MailQueue } from './mail/queue/MailQueue.ts';
import type { Secrets } from './secrets.ts';

/** What the areas work with. */
export interface Services {
  config: Config;
  db: Db;
  secrets: Secrets;
  /** The publishing day, as yyyy-MM-dd in Zurich. */
  today: () => string;
  /** Why the service cannot serve yet, or undefined when it can. */
  notReady: () => Promise<string | undefined>;
  sendMail: SendMail;
  /** Makes documents; the usual one when left out. */
  documents?: DocumentMaker;
}

/** Services that write to the application's audit, too. */
export interface AuditedServices extends Services {
  audit: Audit;
}

/** What the areas that change something have besides. */
export interface AreaServices extends AuditedServices {
  mailQueue: MailQueue;
}
