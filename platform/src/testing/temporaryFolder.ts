import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder for one test file, removed when its tests are done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-platform-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
