import pg from 'pg';

const { builtins } = pg.types;

export interface Statement {
  text: string;
  params: unknown[];
  rowMode: 'array' | 'object';
  /** How long it may take, in milliseconds. @default what the engine grants every statement */
  limitMs?: number | undefined;
}

/** Runs one statement and gives its rows. A failure carries PostgreSQL's `code`. */
export type Run = (statement: Statement) => Promise<unknown[]>;

/** What differs between the embedded database and a PostgreSQL server. */
export interface Engine {
  name: 'pglite' | 'postgres';
  run: Run;
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Column types whose JavaScript form is the same on both engines: bigint as number, dates and times as text. */
export const numberTypes = [builtins.INT8];
export const textTypes = [builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INTERVAL];
