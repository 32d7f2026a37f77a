import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { explainFatal, isExplained } from '../explainFatal.ts';
import { StartError } from '../StartError.ts';
import { embeddedEngine } from './engineVersion.ts';
import { openDatabase } from './openDatabase.ts';

test('a damaged database is reported in one sentence, with the folder and the remedy', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-damaged-'));
  const folder = join(root, 'database');
  mkdirSync(join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'engine.json'), JSON.stringify(embeddedEngine));
  writeFileSync(join(folder, 'data', 'PG_VERSION'), '');
  const failure = await openDatabase(readConfig({ PORTAL_DATA: root })).catch((error: unknown) => error);
  rmSync(root, { recursive: true, force: true });
  expect(failure).toBeInstanceOf(StartError);
  expect(explainFatal(failure, { port: 1, dataFolder: root })).toBe(
    `The database in ${folder} cannot be opened, since its files are damaged. ` +
      'Put a copy of the folder back, or move it away and start again: an empty database is then made.',
  );
}, 60_000);

test('a full disk, missing rights and what is explained already are no damage', () => {
  const causes = [{ code: 'ENOSPC' }, { code: '53100' }, { code: 'EACCES' }, new StartError('in use')];
  expect(causes.map(isExplained)).toEqual([true, true, true, true]);
  expect(isExplained(new Error('Aborted()'))).toBe(false);
});
