import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { checkout } from '#run/settings/checkout.ts';
import type { SampleChange } from './sampleChanges.ts';

const run = promisify(execFile);
const notCopied = new Set(['.git', '.data', '.cache', 'dist', 'test-results', 'playwright-report']);

/** Applies the patches to a copy of the project, compiles it and runs their tests. */
export async function tryPatches(changes: readonly SampleChange[]): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'change-cost-'));
  try {
    await copyProject(root);
    const patches = changes.flatMap(({ patch }) => patch ?? []);
    const step = stepIn(root);
    for (const { file } of patches) await step('git', 'apply', '-C1', file);
    const compiler = 'platform/node_modules/typescript-native/bin/tsc';
    await step('node', compiler, '-b', 'tsconfig.json', 'tsconfig.node.json');
    await step('node', 'node_modules/jest/bin/jest.js', ...patches.flatMap(({ tests }) => tests));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const stepIn =
  (cwd: string) =>
  async (program: string, ...words: string[]): Promise<void> => {
    console.log(`${program} ${words.join(' ')}`);
    try {
      await run(program, words, { cwd, maxBuffer: 64 * 1024 * 1024 });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new UserFacingError(`The sample changes fail in ${program} ${words[0]}`, stdout + stderr, error);
    }
  };

/** Packages keep their own links; what pnpm has installed is linked as a whole. */
async function copyProject(root: string): Promise<void> {
  const store = join('node_modules', '.pnpm');
  await cp(checkout, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => {
      const inside = relative(checkout, path);
      return inside !== store && !inside.split(sep).some((name) => notCopied.has(name));
    },
  });
  await symlink(join(checkout, store), join(root, store));
}
