import { Worker, type WorkerOptions } from 'node:worker_threads';
import { HttpError } from '#http/HttpError.ts';
import type { DocumentRecord } from '../DocumentRecord.ts';

interface Reply {
  bytes?: Uint8Array;
  failed?: string;
}

export interface WorkerProgram extends WorkerOptions {
  url: URL;
}

interface Bounds {
  threads: number;
  /** If more documents wait, they are refused. */
  longestQueue: number;
  limitMs: number;
}

interface Job {
  record: DocumentRecord;
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  job?: Job | undefined;
  timer?: NodeJS.Timeout | undefined;
}

const program = import.meta.url.endsWith('.ts') ? './documentWorker.source.mjs' : './documentWorker.js';
const usualProgram: WorkerProgram = { url: new URL(program, import.meta.url) };

const usualBounds: Bounds = { threads: 1, longestQueue: 50, limitMs: 20_000 };

const tooMany = () =>
  new HttpError(503, 'Many documents are being opened at the moment. Please try again in a few seconds.', {
    title: 'The document is not ready.',
  });

/** Makes documents in order, on threads started on demand. [O-01] */
export class DocumentWorkers {
  private readonly threads = new Set<Thread>();
  private readonly waiting: Job[] = [];

  constructor(
    private readonly bounds: Bounds = usualBounds,
    private readonly program: WorkerProgram = usualProgram,
  ) {}

  /** @throws HttpError 503 if too many are waiting */
  make(record: DocumentRecord): Promise<Buffer> {
    const isBusy = this.idleThread() === undefined && this.threads.size >= this.bounds.threads;
    if (isBusy && this.waiting.length >= this.bounds.longestQueue) return Promise.reject(tooMany());
    return new Promise((resolve, reject) => {
      this.waiting.push({ record, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(tooMany());
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  private idleThread(): Thread | undefined {
    return [...this.threads].find(({ job }) => job === undefined);
  }

  private next(): void {
    const [job] = this.waiting;
    if (job === undefined) return;
    const thread = this.idleThread() ?? (this.threads.size < this.bounds.threads ? this.start() : undefined);
    if (thread === undefined) return;
    this.waiting.shift();
    thread.job = job;
    thread.timer = setTimeout(() => this.giveUp(thread), this.bounds.limitMs);
    thread.worker.ref();
    thread.worker.postMessage(job.record);
  }

  /** Removed at once, so that it gets no more jobs; its answer may still arrive. */
  private giveUp(thread: Thread): void {
    this.threads.delete(thread);
    void thread.worker.terminate();
  }

  private start(): Thread {
    const { url, ...options } = this.program;
    const thread: Thread = { worker: new Worker(url, options) };
    this.threads.add(thread);
    thread.worker.on('message', ({ bytes, failed }: Reply) => {
      const job = this.free(thread);
      if (bytes === undefined) job?.reject(new Error(`A document could not be made: ${failed}`));
      else job?.resolve(Buffer.from(bytes));
      this.next();
    });
    let cause: unknown;
    thread.worker.on('error', (error) => (cause = error));
    thread.worker.on('exit', () => {
      this.threads.delete(thread);
      this.free(thread)?.reject(new Error('The thread of a document has ended.', { cause }));
      this.next();
    });
    return thread;
  }

  /** Idle threads must not keep the process alive. */
  private free(thread: Thread): Job | undefined {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = undefined;
    thread.worker.unref();
    return job;
  }
}
