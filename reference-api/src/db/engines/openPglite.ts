import { PgliteWorker, type WorkerPlace } from './PgliteWorker.ts';
import type { Engine, Run } from './Engine.ts';

const queryLimitMs = 30_000;

export interface PgliteEngine extends Engine {
  dump: (file: string) => Promise<void>;
}

/**
 * One connection, one statement or transaction at a time. If a query exceeds `limitMs`, replaces the thread and reopens
 * the folder.
 */
export async function openPglite(place: WorkerPlace, limitMs: number = queryLimitMs): Promise<PgliteEngine> {
  let worker = await PgliteWorker.start(place, limitMs);
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  async function living(): Promise<PgliteWorker> {
    if (!worker.alive && !closed)
      worker = await PgliteWorker.start({ ...place, fresh: place.folder === undefined }, limitMs);
    return worker;
  }

  async function inTransaction<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
    const current = await living();
    const command = (text: string) => current.run({ text, params: [], rowMode: 'object' });
    await command('begin');
    try {
      const result = await work((statement) => current.run(statement));
      await command('commit');
      return result;
    } catch (error) {
      if (current.alive) await command('rollback');
      throw error;
    }
  }

  return {
    name: 'pglite',
    run: (statement) => inTurn(async () => (await living()).run(statement)),
    transaction: (work) => inTurn(() => inTransaction(work)),
    dump: (file) => inTurn(async () => (await living()).dump(file)),
    close: () =>
      inTurn(() => {
        closed = true;
        return worker.close();
      }),
  };
}
