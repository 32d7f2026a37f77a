import { buffer } from 'node:stream/consumers';
import { messageOf } from '@portal/node';
import type { Services } from '#Services.ts';
import { PdfThread, type ThreadBounds } from './PdfThread.ts';
import { UnreadablePdf, type PdfText } from './readPdf.ts';
import { textRepository, type TextJob } from './textRepository.ts';

/** How soon a stored file is noticed. */
const everyMs = 2000;

const bounds: ThreadBounds = { pages: 1000, characters: 250_000, limitMs: 60_000, megabytes: 512 };

const mostBytes = 100 * 1024 * 1024;

/** What operators must know. */
export interface TextNotices {
  /** A file is not searchable. */
  onUnreadable: (file: { hash: string; references: string[]; fault: string }) => void;
  /** A file is only searchable in part. */
  onCut: (file: { hash: string; references: string[]; pages: number }) => void;
  onFault: (error: unknown) => void;
}

/**
 * Reads the text of stored PDFs, so that searches find it: one file after the other, each process its own. A publication
 * is readable before that. [D-04]
 */
export class TextReader {
  private readonly thread;
  private readonly texts;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly services: Pick<Services, 'db' | 'content'>,
    private readonly notices: TextNotices,
  ) {
    this.thread = new PdfThread(bounds, notices.onFault);
    this.texts = textRepository(services.db);
  }

  begin(): void {
    this.timer = setInterval(() => void this.readDue(), everyMs).unref();
  }

  /** Resolves when nothing is due. */
  readDue(): Promise<void> {
    this.running ??= this.round()
      .catch(this.notices.onFault)
      .finally(() => (this.running = undefined));
    return this.running;
  }

  /** What is being read is read again after the next start. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.thread.close();
    await this.running;
  }

  private async round(): Promise<void> {
    for (const hash of await this.texts.giveUpAbandoned())
      await this.report(hash, 'ended the process that read it');
    for (;;) {
      const job = this.closing ? undefined : await this.texts.claim();
      // It may have been closed meanwhile.
      if (job === undefined || this.closing) break;
      await this.work(job);
    }
    await this.thread.close();
  }

  private async work(job: TextJob): Promise<void> {
    let text: PdfText;
    try {
      text = await this.textOf(job);
    } catch (error) {
      if (this.closing) return;
      await this.failed(job, error);
      return;
    }
    await this.texts.settle(job, text);
    if (!text.isCut) return;
    const references = await this.texts.referencesOf(job.hash);
    this.notices.onCut({ hash: job.hash, references, pages: text.pages.length });
  }

  private async textOf({ hash }: TextJob): Promise<PdfText> {
    const stored = await this.services.content.open(hash);
    if (stored === undefined) throw new Error(`The stored file ${hash} is missing.`);
    if (stored.size <= mostBytes) return this.thread.read(new Uint8Array(await buffer(stored.read())));
    await stored.close();
    throw new UnreadablePdf(`is larger than ${mostBytes / 1024 / 1024} MB`);
  }

  private async failed(job: TextJob, error: unknown): Promise<void> {
    const isFinal = error instanceof UnreadablePdf;
    const fault = isFinal ? error.fault : messageOf(error);
    if (await this.texts.fail(job, { fault, isFinal })) await this.report(job.hash, fault);
    else this.notices.onFault(error);
  }

  private async report(hash: string, fault: string): Promise<void> {
    this.notices.onUnreadable({ hash, references: await this.texts.referencesOf(hash), fault });
  }
}
