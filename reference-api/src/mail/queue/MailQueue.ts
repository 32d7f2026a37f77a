import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, SendMail } from '../Mail.ts';
import type { ClaimedMail, MailRepository } from './mailRepository.ts';
import { mailFailure, usualRetries, backoff, type RetryPolicy } from './retry.ts';

/** So many mails are sent at once. */
export const atOnce = 4;

/** Limits in milliseconds. */
export interface MailPatience {
  retries: RetryPolicy;
  /** How often the database is asked for mails of other processes, digests and retries. */
  pollMs: number;
  /** How long handing one mail over may take. With the time of a query, in which it is written, less than a claim lasts. */
  sendLimitMs: number;
  /** How long closing waits for mails that are being sent. */
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
  /** Puts the mails about one publication that has appeared into the queue; false when there is none. */
  matchNext: () => Promise<boolean>;
  /** Writes a mail as things stand now; undefined when there is nobody to send it to. */
  write: (mail: ClaimedMail) => Promise<Mail | undefined>;
  send: SendMail;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** The same for every attempt, and for no other mail, not even of a database that was put back to an earlier state. */
const messageId = ({ id, createdMs }: ClaimedMail) => `mail-${id}.${Math.round(createdMs).toString(36)}`;

/**
 * Sends the mails that are stored in the database. Each is claimed, written, sent and marked on its own, so that several
 * processes share the work, and what a killed process was sending is sent again. The log is told of failures, without
 * address, text or the server's words.
 */
export class MailQueue {
  private readonly sending = new Set<Promise<void>>();
  private readonly asked = { match: false, send: false };
  private round: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly parts: Parts,
    private readonly patience: MailPatience = usualPatience,
  ) {}

  /** Begins to ask the database from time to time. */
  begin(): void {
    this.wake();
    this.timer = setInterval(() => this.wake(), this.patience.pollMs).unref();
  }

  /** Call it after storing a mail or a publication. Returns at once; the work begins when the answer is on its way. */
  wake(): void {
    this.asked.match = true;
    this.next();
  }

  /** Resolves when everything that is due, and every retry, is sent or given up. */
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

  /** Takes no further mail and waits for those that are being sent. What takes too long is sent again by another process. */
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

  /** Begins a round, or lets the one that is under way go on. */
  private next(): void {
    this.asked.send = true;
    if (this.closing || this.round !== undefined) return;
    this.round = new Promise((resolve) => setImmediate(resolve))
      .then(() => this.work())
      .catch((error: unknown) => {
        const { code } = mailFailure(error);
        this.parts.log.error({ code }, 'the queue of mails could not be read');
      })
      .finally(() => {
        this.round = undefined;
        if (this.asked.send) this.next();
      });
  }

  private async work(): Promise<void> {
    while (this.asked.send && !this.closing) {
      this.asked.send = false;
      await this.startDue();
      if (!this.asked.match) continue;
      this.asked.match = false;
      while (await this.parts.matchNext()) await this.startDue();
    }
  }

  /** Claims no more than can be sent at once: nothing that is claimed waits. */
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
    const [done, givenUp] = [new AbortController(), new AbortController()];
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
    const told = {
      mail: mail.kind,
      attempt: mail.attempts,
      code,
      ...(answer === undefined ? {} : { answer }),
    };
    if (waitMs === undefined) log.error(told, 'a mail could not be sent and was given up');
    else log.warn(told, 'a mail could not be sent and will be tried again');
    await mails.fail(mail, { code: [code, answer].join(' ').trim(), waitMs });
  }
}
