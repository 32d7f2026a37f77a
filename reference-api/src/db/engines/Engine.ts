import pg from 'pg';

const { builtins } = pg.types;

export interface Statement {
  text: string;
  params: unknown[];
  rowMode: 'array' | 'object';
  /** A server plans a statement with a name once per connection; the same name must mean the same text. */
  name?: string | undefined;
  /** @default the engine's limit */
  limitMs?: number | undefined;
}

/** Returns the rows. Errors carry PostgreSQL's `code`. */
export type Run = (statement: Statement) => Promise<unknown[]>;

export interface Engine {
  name: 'pglite' | 'postgres';
  run: Run;
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Parsed alike on both engines: bigint as number, dates and times as text. */
export const numberTypes = [builtins.INT8];
export const textTypes = [builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INTERVAL];
