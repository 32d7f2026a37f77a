import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, SendMail } from '../Mail.ts';
import type { ClaimedMail, MailRepository } from './mailRepository.ts';
import { mailFailure, usualRetries, backoff, type RetryPolicy } from './retry.ts';

/** Number of mails sent concurrently. */
export const atOnce = 4;

export interface MailPatience {
  retries: RetryPolicy;
  /** Interval of checks for mails of other processes, digests and retries. */
  pollMs: number;
  /** Limit for sending a mail. Together with the query that writes it, less than a claim lasts. */
  sendLimitMs: number;
  /** How long closing waits for mails in progress. */
  closeLimitMs: number;
}

export const usualPatience: MailPatience = {
  retries: usualRetries,
  pollMs: 3000,
  sendLimitMs: 80_000,
  closeLimitMs: 5000,
};

interface Parts {
  mails: MailRepository;
  /** Queues the mails about one publication, or digests that are due; false if there is nothing to queue. */
  matchNext: () => Promise<boolean>;
  /** Writes the mail from current data; undefined if there is nobody to send it to. */
  write: (mail: ClaimedMail) => Promise<Mail | undefined>;
  send: SendMail;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** The same for every attempt, yet unique after the database was restored. */
const messageId = ({ id, createdMs }: ClaimedMail) => `mail-${id}.${Math.round(createdMs).toString(36)}`;

/**
 * Sends the stored mails. Each is claimed, written, sent and marked individually: processes share the work, and mails
 * of a killed one are sent again. Failures are logged without address, text or the server's message.
 */
export class MailQueue {
  private readonly sending = new Set<Promise<void>>();
  private readonly due = { match: false, send: false };
  private round: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly parts: Parts,
    private readonly patience: MailPatience = usualPatience,
  ) {}

  begin(): void {
    this.wake();
    this.timer = setInterval(() => this.wake(), this.patience.pollMs).unref();
  }

  /** Call after storing a mail or publication. Returns at once; the work starts later. */
  wake(): void {
    this.due.match = true;
    this.next();
  }

  /** Resolves when everything due, including retries, is settled. */
  async idle(): Promise<void> {
    for (;;) {
      this.wake();
      while (this.round !== undefined || this.sending.size > 0)
        await Promise.all([this.round, ...this.sending]);
      const wait = await this.parts.mails.untilNext();
      if (wait === undefined) return;
      await pause(wait);
    }
  }

  /** Claims no more mails and waits for those in progress. Another process resends those that take too long. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    const done = new AbortController();
    const late = pause(this.patience.closeLimitMs, undefined, { signal: done.signal, ref: false }).then(
      () => this.parts.log.warn({ mails: this.sending.size }, 'mails were still being sent at the stop'),
      () => undefined,
    );
    const ended = Promise.resolve(this.round).then(() => Promise.all(this.sending));
    await Promise.race([ended, late]);
    done.abort();
    this.parts.send.close?.();
  }

  private next(): void {
    this.due.send = true;
    if (this.closing || this.round !== undefined) return;
    this.round = new Promise((resolve) => setImmediate(resolve))
      .then(() => this.work())
      .catch((error: unknown) => {
        const { code } = mailFailure(error);
        this.parts.log.error({ code }, 'the queue of mails could not be read');
      })
      .finally(() => {
        this.round = undefined;
        if (this.due.send) this.next();
      });
  }

  private async work(): Promise<void> {
    while (this.due.send && !this.closing) {
      this.due.send = false;
      await this.startDue();
      if (!this.due.match) continue;
      this.due.match = false;
      while (await this.parts.matchNext()) await this.startDue();
    }
  }

  /** Claims only as many as can be sent now: claimed mails never wait. */
  private async startDue(): Promise<void> {
    while (this.sending.size < atOnce && !this.closing) {
      const free = atOnce - this.sending.size;
      const due = await this.parts.mails.claim(free);
      for (const mail of due) this.start(mail);
      if (due.length < free) return;
    }
  }

  private start(mail: ClaimedMail): void {
    const work = this.deliver(mail)
      .catch((error: unknown) => {
        const { code } = mailFailure(error);
        this.parts.log.error({ mail: mail.kind, code }, 'a mail could not be marked and may be sent again');
      })
      .finally(() => {
        this.sending.delete(work);
        this.next();
      });
    this.sending.add(work);
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    const { mails } = this.parts;
    let isSent: boolean;
    try {
      isSent = await this.attempt(mail);
    } catch (error) {
      await this.failed(mail, error);
      return;
    }
    await mails.settle(mail, isSent ? 'sent' : 'dropped');
  }

  private async attempt(mail: ClaimedMail): Promise<boolean> {
    const written = await this.parts.write(mail);
    if (written === undefined) return false;
    const done = new AbortController();
    const givenUp = new AbortController();
    const late = pause(this.patience.sendLimitMs, undefined, { signal: done.signal, ref: false }).then(() => {
      throw Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
    });
    try {
      await Promise.race([this.parts.send(written, messageId(mail), givenUp.signal), late]);
    } finally {
      late.catch(() => undefined);
      done.abort();
      givenUp.abort();
    }
    return true;
  }

  private async failed(mail: ClaimedMail, error: unknown): Promise<void> {
    const { log, mails } = this.parts;
    const failure = mailFailure(error);
    const { code, answer } = failure;
    const waitMs = backoff(mail, failure, this.patience);
    const fields = {
      mail: mail.kind,
      attempt: mail.attempts,
      code,
      answer,
    };
    if (waitMs === undefined) log.error(fields, 'a mail could not be sent and was given up');
    else log.warn(fields, 'a mail could not be sent and will be tried again');
    await mails.fail(mail, { code: [code, answer].join(' ').trim(), waitMs });
  }
}
