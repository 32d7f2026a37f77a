import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/Db.ts';
import { openTestDatabase, testEngines } from '../openTestDatabase.ts';
import { keyOf, openImagesFolder } from './imagesFolder.ts';

describe.each(testEngines)('a prepared database (%s)', (engine) => {
  const name = `content_${randomBytes(4).toString('hex')}`;
  afterAll(() => rmSync(join(openImagesFolder(), `${name}.tar`), { force: true }));

  test('is not stored if filling failed; then it is filled once, and opened as copies', async () => {
    const fill = jest.fn(async (db: Db) => {
      await db.query(sql`create table kept (value text)`);
      await db.query(sql`insert into kept values ('as prepared')`);
    });
    const open = () => openTestDatabase(engine, { name, fill });
    fill.mockRejectedValueOnce(new Error('no ink'));
    await expect(open()).rejects.toThrow('no ink');
    const [first, second] = [await open(), await open()];
    await first.db.query(sql`update kept set value = 'changed'`);
    expect(await second.db.query(sql`select value from kept`)).toEqual([{ value: 'as prepared' }]);
    expect(fill).toHaveBeenCalledTimes(2);
    await Promise.all([first.close(), second.close()]);
  });
});

test('a change of a source or a version is another key, a change of a test is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-images-'));
  const key = (versions = ['v22']) => keyOf([folder], versions);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'seed'));
  write('seed/words.ts', 'one');
  const first = key();
  write('seed/words.test.ts', 'a test');
  expect(key()).toBe(first);
  write('seed/words.ts', 'two');
  const second = key();
  write('0009_more.sql', '');
  expect(new Set([first, second, key(), key(['v24'])]).size).toBe(4);
  rmSync(folder, { recursive: true });
});
