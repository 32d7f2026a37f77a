import { within } from '@portal/node';
import pg from 'pg';
import { StartError } from '#StartError.ts';
import { isUnavailable } from '../isUnavailable.ts';
import { numberTypes, textTypes, type Engine, type Run, type Statement } from './Engine.ts';

/** Timeouts in milliseconds. */
interface Patience {
  connectMs: number;
  /** After this, the server ends the statement. */
  statementMs: number;
  /** After this, a silent connection is given up: statementMs plus network time. */
  silenceMs: number;
}

interface Options extends Patience {
  /** Keeps no statement on a connection. */
  isPooled: boolean;
}

const usualPatience: Patience = { connectMs: 5000, statementMs: 30_000, silenceMs: 35_000 };

/** How long closing waits for a silent server. */
const closeMs = 2000;

const types = new pg.TypeOverrides();
for (const type of numberTypes) types.setTypeParser(type, Number);
for (const type of textTypes) types.setTypeParser(type, (text) => text);

function runOn(target: pg.Pool | pg.PoolClient, isPooled: boolean): Run {
  return async ({ name, text, params, rowMode, limitMs }: Statement) => {
    const query = { name: isPooled ? undefined : name, text, values: params, types, query_timeout: limitMs };
    return rowMode === 'array'
      ? (await target.query<unknown[]>({ ...query, rowMode })).rows
      : (await target.query<Record<string, unknown>>(query)).rows;
  };
}

/** Without user and password. */
export function describeAddress(connectionString: string): string {
  const { host, pathname } = new URL(connectionString);
  return `${host || 'localhost'}${pathname}`;
}

async function inTransaction<Result>(
  pool: pg.Pool,
  isPooled: boolean,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  // The server may end the connection between two statements; the next one then fails.
  const listen = () => undefined;
  connection.on('error', listen);
  const release = (broken?: boolean) => {
    connection.off('error', listen);
    connection.release(broken);
  };
  try {
    await connection.query('begin');
    const result = await work(runOn(connection, isPooled));
    await connection.query('commit');
    release();
    return result;
  } catch (error) {
    // A silent connection would not answer the rollback either.
    const broken =
      isUnavailable(error) ||
      (await connection.query('rollback').then(
        () => false,
        () => true,
      ));
    release(broken);
    throw error;
  }
}

/**
 * Opens a connection pool.
 * @throws StartError if the server does not answer within five seconds
 */
export async function openPostgres(
  connectionString: string,
  options: Partial<Options> = {},
): Promise<Engine> {
  const { connectMs, statementMs, silenceMs, isPooled = false } = { ...usualPatience, ...options };
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'research-portal',
  });
  let closing = false;
  // The pool replaces broken idle connections; if the server is gone, the next query fails.
  pool.on('error', (error) => {
    if (!closing) console.error(`A database connection was lost: ${error.message}`);
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer';
    throw new StartError(
      `The database of DATABASE_URL (${describeAddress(connectionString)}) cannot be used: ${reason}. ` +
        'Start it or correct DATABASE_URL; without DATABASE_URL the embedded database is used.',
      { cause: error },
    );
  }
  return {
    name: 'postgres',
    run: runOn(pool, isPooled),
    transaction: (work) => inTransaction(pool, isPooled, work),
    close: () => {
      closing = true;
      return within(closeMs, pool.end());
    },
  };
}
