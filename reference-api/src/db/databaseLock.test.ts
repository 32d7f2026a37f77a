import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDatabase } from './databaseLock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  file = join(folder, 'database', 'lock.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a database is locked, refused to a second taker with the way out, and given back', () => {
  const release = lockDatabase(file);
  expect(() => lockDatabase(file)).toThrow(
    `The database in ${join(folder, 'database')} is in use by process ${process.pid}. ` +
      'Stop that one first, or give this one another folder with PORTAL_DATA.',
  );
  release();
  lockDatabase(file)();
  expect(readdirSync(join(folder, 'database'))).toEqual([]);
});

test('the folder of a new database is its owner’s alone', () => {
  lockDatabase(file)();
  expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700);
});
