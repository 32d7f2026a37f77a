import pg from 'pg';
import { createDb } from '#db/Db.ts';
import { openPostgres } from '#db/engines/openPostgres.ts';
import type { Content } from './Content.ts';

/** Any number will do, as long as no other lock of the tests' PostgreSQL has it. */
const makingLock = 4_300_100;

const onServer = (url: string, database: string) => url.replace(/\/postgres$/, `/${database}`);

async function makeTemplate(client: pg.Client, url: string, { name, fill }: Content): Promise<void> {
  const half = `half_${name}`;
  // What a process that was killed has left.
  await client.query(`drop database if exists ${half}`);
  await client.query(`create database ${half}`);
  const engine = await openPostgres(onServer(url, half));
  try {
    await fill(createDb(engine));
  } finally {
    await engine.close();
  }
  await client.query(`alter database ${half} rename to ${name}`);
}

/** The name of a database to copy, made by the first process that asks for it. */
async function templateOf(client: pg.Client, url: string, content: Content): Promise<string> {
  await client.query(`select pg_advisory_lock(${makingLock})`);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [content.name]);
    if (rowCount === 0) await makeTemplate(client, url, content);
  } finally {
    await client.query(`select pg_advisory_unlock(${makingLock})`);
  }
  return content.name;
}

/** Makes a database of this name on the server, empty or with this content, and answers its address. */
export async function newDatabase(url: string, name: string, content?: Content): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const template = content === undefined ? 'template1' : await templateOf(client, url, content);
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return onServer(url, name);
}
