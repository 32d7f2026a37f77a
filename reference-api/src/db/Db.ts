import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { SQL } from 'drizzle-orm';
import type { Engine, Run } from './engines/Engine.ts';

/** Database access, the same for both engines. */
export interface Db {
  /** Typed queries on single tables. */
  orm: PgRemoteDatabase;
  /**
   * Hand-written SQL; time stamps are returned as text.
   * @param name for what most calls need: the server plans it once per connection. Its text must always be the same.
   */
  query: <Row>(statement: SQL, name?: string) => Promise<Row[]>;
  /**
   * Runs `work` in a transaction, on the Db passed to it. Must not be nested.
   * @param limitMs time limit per statement
   */
  transaction: <Result>(work: (db: Db) => Promise<Result>, limitMs?: number) => Promise<Result>;
}

const dialect = new PgDialect();

/** Equal for statements with the same text and values. */
export function keyOf(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return JSON.stringify([text, params]);
}

function bind(run: Run, transaction: Db['transaction']): Db {
  return {
    orm: drizzle(async (text, params: unknown[], method) => ({
      rows: await run({ text, params, rowMode: method === 'all' ? 'array' : 'object' }),
    })),
    query: async <Row>(statement: SQL, name?: string) => {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      return (await run({ name, text, params, rowMode: 'object' })) as Row[];
    },
    transaction,
  };
}

function refuseNesting(): never {
  throw new Error('A transaction must not be opened inside another one.');
}

export function createDb(engine: Engine): Db {
  return bind(engine.run, (work, limitMs) =>
    engine.transaction((run) => work(bind((statement) => run({ ...statement, limitMs }), refuseNesting))),
  );
}
