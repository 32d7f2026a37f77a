import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeProcessLock } from './processLock.ts';
import { isRunning } from './runningProcess.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockOf = (pid: number | undefined, began: string | null = null) =>
  writeFileSync(file, JSON.stringify({ pid, began, note: '' }));
const isTaken = () => {
  const { release } = takeProcessLock(file);
  release?.();
  return release !== undefined;
};

test('a lock is taken, refused to the next with who has it, and given back', () => {
  const { release } = takeProcessLock(file, 'http://localhost:4590');
  expect(takeProcessLock(file).holder).toMatchObject({ pid: process.pid, note: 'http://localhost:4590' });
  release?.();
  expect(existsSync(file)).toBe(false);
  expect(isTaken()).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test('giving back leaves the lock of another alone', () => {
  const { release } = takeProcessLock(file);
  lockOf(process.ppid);
  release?.();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.ppid });
});

test('what a killed process left behind is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  lockOf(child.pid, '1');
  expect(isTaken()).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['{"pid":', '{}', 'null', '{"pid":"7"}', '{"pid":-1}', ''])(
  'a lock that says %j of its holder is taken over',
  (text) => {
    writeFileSync(file, text);
    expect(isTaken()).toBe(true);
  },
);

test('a process that has ended, and was not fetched by its parent, holds nothing', async () => {
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 20'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const holder = { pid: Number(said), began: null };
  while (isRunning(holder)) await new Promise((resolve) => setTimeout(resolve, 20));
  parent.kill();
});

test('a folder that is missing is an error, not a lock that somebody has', () => {
  expect(() => takeProcessLock(join(folder, 'missing', 'lock'))).toThrow(/ENOENT/);
});
