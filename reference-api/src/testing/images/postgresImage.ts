import { basename } from 'node:path';
import pg from 'pg';
import { createDb } from '#db/Db.ts';
import { openPostgres } from '#db/engines/openPostgres.ts';
import type { Content } from './Content.ts';
import { openImagesFolder } from './imagesFolder.ts';

/** Any number that no other lock in the tests' PostgreSQL uses. */
const makingLock = 4_300_100;

const onServer = (url: string, database: string) => url.replace(/\/postgres$/, `/${database}`);

/** Copies of the project that use the same server may have other sources. */
const templateName = ({ name }: Content) =>
  `${name}_${basename(process.env['PORTAL_TEST_IMAGES'] ?? openImagesFolder())}`;

async function makeTemplate(client: pg.Client, url: string, { name, fill }: Content): Promise<void> {
  const half = `half_${name}`;
  // Left by a killed process.
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

/** Returns the template's name; the first process makes it. */
async function templateOf(client: pg.Client, url: string, content: Content): Promise<string> {
  const name = templateName(content);
  await client.query(`select pg_advisory_lock(${makingLock})`);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(client, url, { ...content, name });
  } finally {
    await client.query(`select pg_advisory_unlock(${makingLock})`);
  }
  return name;
}

/** Returns the URL. The database is empty without `content`. */
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
