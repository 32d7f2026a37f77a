import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserFacingError } from '#run/faults/UserFacingError.ts';

const run = promisify(execFile);

type Git = (...words: string[]) => Promise<string>;

const gitIn =
  (folder: string): Git =>
  async (...words) =>
    (await run('git', words, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout;

/** Names of the main branch. */
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
 * Lists files that differ from where this branch began: committed, staged, unstaged and untracked. A moved file is
 * listed under both names.
 * @param since a commit to compare with instead
 * @throws UserFacingError if there is nothing to compare with
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
