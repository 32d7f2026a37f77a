import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@portal/node';
import { takeLock } from './processLock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  file = join(folder, 'database', 'lock.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a lock is taken, refused to a second taker with the way out, and given back', () => {
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(
    `The database in ${join(folder, 'database')} is in use by process ${process.pid}. ` +
      'Stop that one first, or give this one another folder with PORTAL_DATA.',
  );
  release();
  takeLock(file)();
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(join(folder, 'database'))).toEqual([]);
});

test('the folder of a new database is its owner’s alone', () => {
  takeLock(file)();
  expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700);
});

test('a lock that a killed process left is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  takeLock(file)();
  writeFileSync(file, JSON.stringify({ pid: child.pid, began: '1' }));
  takeLock(file)();
});

test('a process that is dead, but not yet fetched by its parent, does not hold the lock', async () => {
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 20'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (said) => resolve(Number(said))),
  );
  for (let tries = 0; tries < 100 && isRunning({ pid, began: null }); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isRunning({ pid, began: null })).toBe(false);
  parent.kill();
});

test('a number that another process has got since does not hold the lock', () => {
  expect(isRunning({ pid: process.pid, began: 'another time' })).toBe(false);
  expect(isRunning({ pid: process.pid, began: null })).toBe(true);
});

test('a damaged lock is taken over', () => {
  takeLock(file)();
  writeFileSync(file, '{"pid":');
  takeLock(file)();
});
