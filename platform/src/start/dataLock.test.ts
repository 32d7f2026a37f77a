import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { lockDataFolder } from './dataLock.ts';

const folder = temporaryFolder();
const file = join(folder, 'portal.lock');
const address = 'http://localhost:4590';
const lockOf = (pid: number, begun: string | null = null) =>
  writeFile(file, JSON.stringify({ pid, begun, address }));

test('a folder in use is refused, with process and address of the portal that uses it', async () => {
  const unlock = await lockDataFolder(folder, address);
  await expect(lockDataFolder(folder, 'http://localhost:4592')).rejects.toThrow(
    `A portal is already running with the data folder ${folder}: process ${process.pid}, ${address}.`,
  );
  await unlock();
  expect(existsSync(file)).toBe(false);
});

test('what a killed portal left behind is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await lockOf(child.pid ?? 0);
  await (
    await lockDataFolder(folder, address)
  )();
  expect(await readdir(folder)).toEqual([]);
});

test('so is the lock of a process whose number went to another, and one that nobody can read', async () => {
  if (existsSync('/proc/self/stat')) {
    await lockOf(process.ppid, 'long before');
    await (
      await lockDataFolder(folder, address)
    )();
  }
  await writeFile(file, '{"pid":');
  await (
    await lockDataFolder(folder, address)
  )();
  expect(await readdir(folder)).toEqual([]);
});

test('of two starts at once one gets it, and giving back leaves the lock of another alone', async () => {
  const results = await Promise.allSettled([lockDataFolder(folder, 'a'), lockDataFolder(folder, 'b')]);
  const won = results.filter((result) => result.status === 'fulfilled');
  expect(won).toHaveLength(1);
  await lockOf(process.ppid);
  await won[0]?.value();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.ppid });
});
