import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { changedFiles } from './changedFiles.ts';

const root = temporaryFolder();

/** Has one commit on main. */
function aRepository(name: string) {
  const folder = join(root, name);
  mkdirSync(folder);
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], {
      cwd: folder,
      stdio: 'pipe',
    });
  const write = (file: string, text = file) => writeFileSync(join(folder, file), text);
  const commit = (...files: string[]) => {
    for (const file of files) write(file, `${file} ${name}`);
    git('add', '-A');
    git('commit', '-q', '-m', 'a commit');
  };
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'ignored');
  commit('kept', 'moved', 'removed', 'staged', 'written');
  return { folder, git, write, commit };
}

test('changes of branch and folder are listed, also moved, removed and new files', async () => {
  const { folder, git, write, commit } = aRepository('branch');
  git('checkout', '-q', '-b', 'mine');
  commit('committed');
  write('staged', 'other');
  git('add', 'staged');
  write('written', 'other');
  write('new one');
  write('ignored');
  rmSync(join(folder, 'removed'));
  renameSync(join(folder, 'moved'), join(folder, 'moved away'));
  expect(await changedFiles(folder)).toEqual([
    'committed',
    'moved',
    'moved away',
    'new one',
    'removed',
    'staged',
    'written',
  ]);
});

test('what others changed on main meanwhile is not listed', async () => {
  const { folder, git, commit } = aRepository('others');
  git('checkout', '-q', '-b', 'mine');
  git('checkout', '-q', 'main');
  commit('of another');
  git('checkout', '-q', 'mine');
  expect(await changedFiles(folder)).toEqual([]);
});

test('another commit can be named, and one that is not there is named back', async () => {
  const { folder, commit } = aRepository('since');
  commit('later');
  expect(await changedFiles(folder)).toEqual([]);
  expect(await changedFiles(folder, 'HEAD~1')).toEqual(['later']);
  await expect(changedFiles(folder, 'nowhere')).rejects.toThrow('git knows no commit nowhere.');
});

test('without a branch main it says how to name what to compare with', async () => {
  const { folder, git } = aRepository('nameless');
  git('branch', '-q', '-m', 'trunk');
  await expect(changedFiles(folder)).rejects.toMatchObject({
    message: 'There is no branch main to compare with.',
    hint: 'Name the commit to compare with: npm test -- --changed --since <commit>',
  });
});
