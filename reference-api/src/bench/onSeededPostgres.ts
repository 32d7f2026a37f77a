import { createDb, type Db } from '#db/Db.ts';
import { openPostgres } from '#db/engines/openPostgres.ts';
import { PostgresServer } from '#testing/PostgresServer.ts';
import { ApiProcess } from './ApiProcess.ts';

/** What is prepared may take an hour. */
const patience = { connectMs: 5000, statementMs: 3_600_000, silenceMs: 3_700_000 };

export interface SeededWork<Result> {
  /** Publications of the demo. */
  size: number;
  prepare: (db: Db) => Promise<void>;
  /** The API that stored them is stopped: measure in another. */
  measure: (seeded: ApiProcess) => Promise<Result>;
}

/** Works with the built API on a PostgreSQL of its own, which waits for the disk; removes both. */
export async function onSeededPostgres<Result>({
  size,
  prepare,
  measure,
}: SeededWork<Result>): Promise<Result> {
  const server = await PostgresServer.start({ durable: true });
  try {
    const seeded = await ApiProcess.start({ databaseUrl: server.url, size });
    try {
      await seeded.stop();
      const engine = await openPostgres(server.url, patience);
      try {
        await prepare(createDb(engine));
      } finally {
        await engine.close();
      }
      return await measure(seeded);
    } finally {
      await seeded.remove();
    }
  } finally {
    await server.stop();
  }
}
