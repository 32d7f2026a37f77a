import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../errorCode.ts';
import type { Mail, SendMail } from './Mail.ts';

const usualPatience = { retriesMs: [1000, 5000, 25_000], closeLimitMs: 5000 };
const atOnce = 4;
const mostWaiting = 1000;

/** Finds out whether there is anything to send, and writes it. */
export type WriteMail = () => Promise<Mail | undefined>;

/** How much is borne. */
export interface MailPatience {
  /** How long to wait before each further attempt; after the last one a mail is given up. */
  retriesMs: readonly number[];
  /** How long closing waits for mails under way. */
  closeLimitMs: number;
}

interface Job {
  /** What it is, for the log: a word without a client's data. */
  what: string;
  write: WriteMail;
  written?: Mail | undefined;
}

/**
 * Mails that are written and sent after the answer, so that neither a slow mail server nor the question whether a client
 * exists shows in it. A few failures are borne; the log is told of each, without address, text or the server's words.
 */
export class MailQueue {
  private readonly running = new Set<Promise<void>>();
  private readonly turns: (() => void)[] = [];
  private readonly closing = new AbortController();
  private busy = 0;

  constructor(
    private readonly send: SendMail,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
    private readonly patience: MailPatience = usualPatience,
  ) {}

  /** Returns at once; the work begins when the answer is on its way. */
  add(what: string, write: WriteMail): void {
    if (this.running.size >= mostWaiting) {
      this.log.error({ mail: what }, 'a mail was dropped, since too many are waiting');
      return;
    }
    const work = new Promise((resolve) => setImmediate(resolve))
      .then(() => this.deliver({ what, write }))
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }

  /** Resolves when everything added so far is sent or given up. */
  async idle(): Promise<void> {
    await Promise.all(this.running);
  }

  /** Tries once more what failed, without waiting for its time; what takes too long is given up. */
  async close(): Promise<void> {
    this.closing.abort();
    const done = new AbortController();
    const late = pause(this.patience.closeLimitMs, undefined, { signal: done.signal, ref: false }).then(
      () => this.log.error({ mails: this.running.size }, 'mails were given up at the stop'),
      () => undefined,
    );
    await Promise.race([this.idle(), late]);
    done.abort();
  }

  private async deliver(job: Job): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const last = attempt > this.patience.retriesMs.length || this.closing.signal.aborted;
      if (await this.inTurn(() => this.attempt(job, { attempt, last }))) return;
      if (last) return;
      // Closing cuts the wait short.
      await pause(this.patience.retriesMs[attempt - 1], undefined, { signal: this.closing.signal }).catch(
        () => undefined,
      );
    }
  }

  private async attempt(job: Job, { attempt, last }: { attempt: number; last: boolean }): Promise<boolean> {
    try {
      job.written ??= await job.write();
      if (job.written !== undefined) await this.send(job.written);
      return true;
    } catch (error) {
      const told = { mail: job.what, attempt, code: errorCode(error) ?? 'unknown', ...answerOf(error) };
      if (last) this.log.error(told, 'a mail could not be sent and was given up');
      else this.log.warn(told, 'a mail could not be sent and will be tried again');
      return false;
    }
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.busy >= atOnce) await new Promise<void>((resolve) => this.turns.push(resolve));
    this.busy++;
    try {
      return await work();
    } finally {
      this.busy--;
      this.turns.shift()?.();
    }
  }
}

/** The number with which a mail server refused. */
function answerOf(error: unknown): { answer?: number } {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return {};
  return typeof error.responseCode === 'number' ? { answer: error.responseCode } : {};
}
