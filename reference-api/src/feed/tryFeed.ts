import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';

/** Undoes a transaction that has come to its end. */
class OnlyTried<Result> extends Error {
  constructor(readonly result: Result) {
    super('Tried.');
  }
}

async function inSavepoint<Result>(inside: Db, work: (inside: Db) => Promise<Result>): Promise<Result> {
  await inside.query(sql`savepoint record`);
  try {
    const result = await work(inside);
    await inside.query(sql`release savepoint record`);
    return result;
  } catch (error) {
    await inside.query(sql`rollback to savepoint record`);
    throw error;
  }
}

/** For what runs within one transaction: each transaction of its own is a part of that, undone alone. */
export const asParts = (inside: Db): Db => ({
  ...inside,
  transaction: (part) => inSavepoint(inside, part),
});

/**
 * Runs `work` and undoes all of it, so that a line finds what earlier lines brought. Other feeds wait meanwhile.
 */
export async function tryFeed<Result>(db: Db, work: (tried: Db) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction(async (inside): Promise<Result> => {
      throw new OnlyTried(await work(asParts(inside)));
    });
  } catch (error) {
    if (error instanceof OnlyTried) return error.result as Result;
    throw error;
  }
}
