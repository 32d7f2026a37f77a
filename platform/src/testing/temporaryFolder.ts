import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In containers it may have only 64 MB. */
const memory = '/dev/shm';
const enough = 1024 ** 3;

/** Stores sync to disk, where tests would spend most of their time. */
function fastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** In memory if there is room; removed after the tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(fastestFolder(), 'portal-platform-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
