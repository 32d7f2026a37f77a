import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfiguration } from './base.ts';
import { cacheVersion } from './cacheVersion.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-builders-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a cached build counts for the same builders only; their tests may change', () => {
  for (const folder of ['webpack', 'release']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'webpack/base.ts'), 'one');
  const before = cacheVersion(root);
  writeFileSync(join(root, 'webpack/base.test.ts'), 'a test');
  expect(cacheVersion(root)).toBe(before);
  writeFileSync(join(root, 'webpack/base.ts'), 'two');
  expect(cacheVersion(root)).not.toBe(before);
});

test('every build keeps its modules under that version', () => {
  expect(baseConfiguration(root, 'release').cache).toMatchObject({ version: cacheVersion() });
});
