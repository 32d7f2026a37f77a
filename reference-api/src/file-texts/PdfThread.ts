import { Worker, type WorkerOptions } from 'node:worker_threads';
import { UnreadablePdf, type PdfText, type TextBounds } from './readPdf.ts';
import type { TextReply, TextRequest } from './textWorker.ts';

export interface ThreadBounds extends TextBounds {
  limitMs: number;
  megabytes: number;
}

const textProgram = new URL(
  import.meta.url.endsWith('.ts') ? './textWorker.source.mjs' : './textWorker.js',
  import.meta.url,
);

/** Reads PDFs one at a time on a thread, which is started on demand and ended by what takes too much. */
export class PdfThread {
  private worker: Worker | undefined;
  private isReading = false;

  /**
   * @param onFault for what fails between two PDFs; the next one is read by another thread
   * @param open starts a thread that answers as `textWorker.ts` does
   */
  constructor(
    private readonly bounds: ThreadBounds,
    private readonly onFault: (error: unknown) => void,
    private readonly open = (options: WorkerOptions) => new Worker(textProgram, options),
  ) {}

  /**
   * The bytes are handed over.
   * @throws UnreadablePdf, or an error if the thread ended: by its limits, or since it was closed
   */
  async read(bytes: Uint8Array<ArrayBuffer>): Promise<PdfText> {
    const worker = (this.worker ??= this.start());
    const { limitMs, ...bounds } = this.bounds;
    const reply = await this.answerOf(worker, limitMs, () =>
      worker.postMessage({ bytes, bounds } satisfies TextRequest, [bytes.buffer]),
    );
    if ('text' in reply) return reply.text;
    if ('fault' in reply) throw new UnreadablePdf(reply.fault);
    throw new Error(`A PDF could not be read: ${reply.failed}`);
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private answerOf(worker: Worker, limitMs: number, ask: () => void): Promise<TextReply> {
    return new Promise((resolve, reject) => {
      let cause: unknown;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        void worker.terminate();
      }, limitMs);
      const handleError = (error: unknown) => (cause = error);
      const handleExit = () => {
        settle();
        reject(
          new Error(isLate ? `A PDF took more than ${limitMs} ms.` : 'The thread has ended.', { cause }),
        );
      };
      const handleReply = (reply: TextReply) => {
        settle();
        resolve(reply);
      };
      const settle = () => {
        this.isReading = false;
        clearTimeout(timer);
        worker.off('error', handleError).off('exit', handleExit).off('message', handleReply);
        // An idle thread must not keep the process alive.
        worker.unref();
      };
      this.isReading = true;
      worker.on('error', handleError).on('exit', handleExit).on('message', handleReply);
      worker.ref();
      ask();
    });
  }

  private start(): Worker {
    const { megabytes } = this.bounds;
    const worker = this.open({ resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    const forget = () => {
      if (this.worker === worker) this.worker = undefined;
    };
    // For as long as the thread lives: an error that nobody listens to would end the process.
    return worker.on('exit', forget).on('error', (error) => {
      forget();
      if (!this.isReading) this.onFault(error);
    });
  }
}
