import { Worker } from 'node:worker_threads';
import { numberTypes, textTypes, type Statement } from './Engine.ts';

/** Where the data is; in memory without a folder. */
export interface WorkerPlace {
  folder: string | undefined;
  /** Unpacks an image first. */
  fresh: boolean;
  /** Image file. Default: an empty database. */
  image?: string;
}

interface Reply {
  id?: number;
  rows?: unknown[];
  error?: { message: string; code?: string; detail?: string };
  ready?: true;
  failed?: { message: string; code?: string };
}

interface Waiting {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Has PostgreSQL's code, like node-postgres. */
function databaseError(message: string, code: string | undefined): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

/** PGlite on its own thread. Only ending the thread stops a query that exceeds its time limit. */
export class PgliteWorker {
  private readonly waiting = new Map<number, Waiting>();
  private readonly ended: Promise<void>;
  private nextId = 1;
  private dead = false;

  private constructor(
    private readonly worker: Worker,
    private readonly limitMs: number,
  ) {
    worker.on('message', (reply: Reply) => this.settle(reply));
    worker.on('error', (error) => this.fail(error));
    this.ended = new Promise((resolve) => worker.once('exit', () => resolve()));
    worker.once('exit', () => this.fail(databaseError('The embedded database has stopped.', '57P01')));
  }

  static async start(place: WorkerPlace, limitMs: number): Promise<PgliteWorker> {
    const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), {
      workerData: { ...place, numberTypes, textTypes },
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', ({ failed }: Reply) =>
        failed ? reject(databaseError(failed.message, failed.code)) : resolve(),
      );
      worker.once('error', reject);
    });
    return new PgliteWorker(worker, limitMs);
  }

  get alive(): boolean {
    return !this.dead;
  }

  run({ limitMs, ...statement }: Statement): Promise<unknown[]> {
    return this.ask(statement, limitMs);
  }

  /** Writes an image that another database can start from. */
  async dump(file: string): Promise<void> {
    await this.ask({ dump: file });
  }

  async close(): Promise<void> {
    if (!this.dead) this.worker.postMessage({ close: true });
    await this.ended;
  }

  private ask(request: object, limitMs = this.limitMs): Promise<unknown[]> {
    if (this.dead) return Promise.reject(databaseError('The embedded database has stopped.', '57P01'));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.overrun(limitMs), limitMs);
      this.waiting.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, ...request });
    });
  }

  private settle({ id, rows, error }: Reply): void {
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    this.waiting.delete(id);
    clearTimeout(waiting.timer);
    if (error) waiting.reject(databaseError(error.message, error.code));
    else waiting.resolve(rows ?? []);
  }

  private overrun(limitMs: number): void {
    this.fail(databaseError(`A query took longer than ${limitMs} ms and was stopped.`, '57014'));
    void this.worker.terminate();
  }

  private fail(error: Error): void {
    this.dead = true;
    for (const waiting of this.waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(error);
    }
    this.waiting.clear();
  }
}
