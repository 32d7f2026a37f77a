import { Worker } from 'node:worker_threads';
import { UnreadablePdf, type PdfText, type TextBounds } from './readPdf.ts';
import type { TextReply, TextRequest } from './textWorker.ts';

export interface ThreadBounds extends TextBounds {
  limitMs: number;
  megabytes: number;
}

const program = import.meta.url.endsWith('.ts') ? './textWorker.source.mjs' : './textWorker.js';

/** Reads PDFs one at a time on a thread, which is started on demand and ended by what takes too much. */
export class PdfThread {
  private worker: Worker | undefined;

  constructor(private readonly bounds: ThreadBounds) {}

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
        this.worker = undefined;
        reject(
          new Error(isLate ? `A PDF took more than ${limitMs} ms.` : 'The thread has ended.', { cause }),
        );
      };
      const handleReply = (reply: TextReply) => {
        settle();
        resolve(reply);
      };
      function settle() {
        clearTimeout(timer);
        worker.off('error', handleError).off('exit', handleExit).off('message', handleReply);
        // An idle thread must not keep the process alive.
        worker.unref();
      }
      worker.on('error', handleError).on('exit', handleExit).on('message', handleReply);
      worker.ref();
      ask();
    });
  }

  private start(): Worker {
    const { megabytes } = this.bounds;
    return new Worker(new URL(program, import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
  }
}
