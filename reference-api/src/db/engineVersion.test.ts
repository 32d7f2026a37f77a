import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { embeddedEngine, prepareDataFolder, versionConflict } from './engineVersion.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-version-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the version is that of the installed engine', () => {
  const program = createRequire(__filename).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(program), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(embeddedEngine.version).toBe(version);
});

test.each([
  ['the same version', 'pglite', embeddedEngine.version, false],
  ['the same minor version', 'pglite', '0.5.1', false],
  ['an older minor version', 'pglite', '0.4.9', true],
  ['another engine', 'postgres', embeddedEngine.version, true],
])('%s', (_, engine, version, conflict) => {
  expect(versionConflict({ engine, version }) !== undefined).toBe(conflict);
});

test('a folder is fresh until its first start is confirmed, and removed otherwise', () => {
  const first = prepareDataFolder(folder);
  expect(first.fresh).toBe(true);
  mkdirSync(first.dataFolder);
  writeFileSync(join(first.dataFolder, 'half'), '');
  const second = prepareDataFolder(folder);
  expect([second.fresh, existsSync(second.dataFolder)]).toEqual([true, false]);
  second.confirm();
  expect(prepareDataFolder(folder).fresh).toBe(false);
});

test('data without its version file is left alone, with a sentence on what to do', () => {
  const first = prepareDataFolder(folder);
  mkdirSync(first.dataFolder);
  writeFileSync(join(first.dataFolder, 'whole'), '');
  first.confirm();
  rmSync(join(folder, 'engine.json'));
  expect(() => prepareDataFolder(folder)).toThrow(
    `There is a database in ${folder}, but its version file engine.json is missing. ` +
      'Put the file back, or move the folder away to start from scratch.',
  );
  expect(existsSync(join(first.dataFolder, 'whole'))).toBe(true);
});

test('data of another version is left alone, with a sentence that says what to do', () => {
  writeFileSync(join(folder, 'engine.json'), '{"engine":"pglite","version":"0.4.2"}');
  expect(() => prepareDataFolder(folder)).toThrow(
    `The data in ${folder} was written by pglite 0.4.2 and cannot be opened by pglite ${embeddedEngine.version}. ` +
      'Start the version that wrote it, or move the folder away to start from scratch.',
  );
  writeFileSync(join(folder, 'engine.json'), 'damaged');
  expect(() => prepareDataFolder(folder)).toThrow('its version file is damaged');
});
