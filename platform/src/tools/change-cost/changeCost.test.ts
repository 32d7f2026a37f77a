import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '#run/settings/checkout.ts';
import { projectFiles } from '../documents/projectFiles.ts';
import { costOf, filesOfPatch } from './costOf.ts';
import { sampleChanges } from './sampleChanges.ts';

test.each(sampleChanges.map((change) => [change.name, change] as const))(
  '%s touches no more files than its limit',
  (_, { files, limit, patch }) => {
    expect(costOf(files).files).toBeLessThanOrEqual(limit);
    if (patch === undefined) {
      expect(files.filter((file) => !existsSync(join(checkout, file)))).toEqual([]);
      return;
    }
    // A patch that no longer applies: make the change again and keep `git diff -U1`; then run `pnpm change-cost`.
    const git = ['apply', '--check', '-C1', patch.file];
    expect(() => execFileSync('git', git, { cwd: checkout, stdio: 'pipe' })).not.toThrow();
    const present = [...files, ...projectFiles(['.ts', '.tsx'])];
    expect(patch.tests.filter((test) => !present.some((file) => file.startsWith(test)))).toEqual([]);
  },
);

test('what tools write is not counted, and a shared package is its own', () => {
  const patch = ['shared/wire/src/a.ts', 'mfe-x/src/a.ts', 'mfe-x/src/b.ts', 'pnpm-lock.yaml']
    .map((file) => `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n`)
    .join('');
  expect(costOf(filesOfPatch(patch))).toEqual({
    files: 3,
    packages: ['mfe-x', 'shared/wire'],
    generated: 1,
  });
});
