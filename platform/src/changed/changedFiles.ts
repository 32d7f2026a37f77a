import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserFacingError } from '../faults/UserFacingError.ts';

const run = promisify(execFile);

type Git = (...words: string[]) => Promise<string>;

const gitIn =
  (folder: string): Git =>
  async (...words) =>
    (await run('git', words, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout;

/** Names under which the branch that everybody works from is known. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main'];

async function firstKnown(git: Git, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const isThere = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).then(
      () => true,
      () => false,
    );
    if (isThere) return name;
  }
  return undefined;
}

/**
 * Files that differ from where this branch began: in its commits, in the index, in the folder, and new ones. A file that
 * moved is listed under both names.
 * @param since a commit to compare with instead
 * @throws when git cannot say
 */
export async function changedFiles(folder: string, since?: string): Promise<string[]> {
  const git = gitIn(folder);
  const from = await firstKnown(git, since === undefined ? mainBranches : [since]);
  if (from === undefined) {
    throw new UserFacingError(
      since === undefined ? 'There is no branch main to compare with.' : `git knows no commit ${since}.`,
      'Name the commit to compare with: npm test -- --changed --since <commit>',
    );
  }
  const base = (await git('merge-base', from, 'HEAD')).trim();
  const lists = await Promise.all([
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return [...new Set(lists.flatMap((list) => list.split('\0')))].filter((file) => file !== '').sort();
}
