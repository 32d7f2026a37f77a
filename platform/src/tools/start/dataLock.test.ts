import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { lockDataFolder } from './dataLock.ts';

const folder = temporaryFolder();
const address = 'http://localhost:4590';

test('a folder in use is refused, with process and address of the portal that uses it', () => {
  const unlock = lockDataFolder(folder, address);
  expect(() => lockDataFolder(folder, 'http://localhost:4592')).toThrow(
    `A portal is already running with the data folder ${folder}: process ${process.pid}, ${address}.`,
  );
  unlock();
  expect(existsSync(join(folder, 'portal.lock'))).toBe(false);
});

test('a folder that takes no lock is named with the reason', () => {
  expect(() => lockDataFolder('/proc', address)).toThrow(/\/proc\/portal\.lock/);
});
