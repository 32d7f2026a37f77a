import type { Audit } from './audit.ts';
import type { Config } from './config.ts';
import type { ContentStore } from './content-store/ContentStore.ts';
import type { Db } from './db/Db.ts';
import type { DocumentMaker } from './documents/making/documentMaker.ts';
import type { SendMail } from './mail/Mail.ts';
import type { MailQueue } from './mail/queue/MailQueue.ts';
import type { Secrets } from './secrets.ts';

export interface Services {
  config: Config;
  db: Db;
  /** The files of real research. */
  content: ContentStore;
  secrets: Secrets;
  /** Publishing day: yyyy-MM-dd in Zurich. */
  today: () => string;
  /** Why the service cannot serve yet; undefined if it can. */
  notReady: () => Promise<string | undefined>;
  sendMail: SendMail;
  documents?: DocumentMaker;
}

export interface AuditedServices extends Services {
  audit: Audit;
}

export interface AreaServices extends AuditedServices {
  mailQueue: MailQueue;
}
