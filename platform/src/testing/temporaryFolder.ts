import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's memory as a folder. A container may give it 64 MB. */
const memory = '/dev/shm';
const enough = 1024 ** 3;

/** Stores write everything out to the disk, and tests would wait for that most of their time. */
function fastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A new empty folder for one test file, in memory where there is room, removed when its tests are done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(fastestFolder(), 'portal-platform-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
