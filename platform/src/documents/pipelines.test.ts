import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { validateWorkflow } from '@action-validator/core';
import { parse } from 'yaml';
import { runRelease } from '../commands/runRelease.ts';
import { checkout } from '../settings/checkout.ts';
import { folderStore } from '../store/folderStore.ts';
import { aRemoteBuild } from '../testing/aBuild.ts';
import { unproved } from '../testing/releaseLine.ts';
import { publishFakes } from '../testing/publishFakes.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const folder = temporaryFolder();
const run = promisify(execFile);
const templates = ['github-actions', 'gitlab-ci'] as const;
const fileOf = (name: string) => join(checkout, 'platform/ci', `${name}.yml`);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

function linesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['run', 'script', 'before_script'].includes(key) ? [inner as string | string[]].flat() : linesIn(inner),
  );
}

test('the linter finds nothing in the template for GitHub Actions', () => {
  // It warns that it does not check path patterns.
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  expect(validateWorkflow(read('github-actions')).errors).toEqual([]);
  warn.mockRestore();
});

test('on GitHub a release is cancelled by nothing but a newer one of the same remote', () => {
  const { name, jobs } = parse(read('github-actions')) as {
    name: string;
    jobs: Record<string, { concurrency?: string }>;
  };
  const groups = Object.values(jobs).flatMap(({ concurrency }) => concurrency ?? []);
  expect(groups).toHaveLength(2);
  for (const group of groups) expect(group.endsWith(`-${name}`)).toBe(true);
});

test('GitLab’s own rules find nothing in the template for GitLab', async () => {
  const project = join(folder, 'gitlab');
  mkdirSync(project);
  copyFileSync(fileOf('gitlab-ci'), join(project, '.gitlab-ci.yml'));
  await run('git', ['init', '--quiet', '--initial-branch=main', project]);
  const author = ['-c', 'user.name=robin', '-c', 'user.email=robin@demo.example'];
  await run('git', [...author, '-C', project, 'commit', '--quiet', '--allow-empty', '--message=x']);
  await run('git', ['-C', project, 'update-ref', 'refs/remotes/origin/main', 'HEAD']);
  const program = join(checkout, 'platform/node_modules/gitlab-ci-local/src/index.js');
  const { stdout, stderr } = await run(process.execPath, [program, '--list-all'], { cwd: project });
  expect(stderr).toContain('json schema validated');
  for (const job of ['test', 'propose', 'publish', 'staging', 'prod'])
    expect(stdout).toMatch(new RegExp(`^${job} `, 'm'));
}, 60_000);

test.each(templates)('%s gives commands that there are, and tests before it releases', (name) => {
  const { scripts, packageManager } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    packageManager: string;
  };
  const lines = linesIn(parse(read(name)));
  for (const line of lines.filter((one) => !/^(?:npm install|apt-get|gh pr comment) /.test(one)))
    expect([line, [...Object.keys(scripts), 'install']]).toEqual([
      line,
      expect.arrayContaining([/^pnpm (\w+)/.exec(line)?.[1]]),
    ]);
  expect(lines).toContain(`npm install --global ${packageManager}`);
  expect(lines).toContain('pnpm unit --changedSince="$BASE"');
});

/** uat is ahead of staging, and staging of prod. */
async function aStore(name: string): Promise<string> {
  const place = join(folder, name);
  const store = folderStore(join(place, 'store'));
  const remote = { name: 'mfe-libraries', paths: { public: [], signedIn: [], gated: ['/equities'] } };
  for (const [environment, version] of [
    ['prod', '1.0.0'],
    ['staging', '1.1.0'],
    ['uat', '1.2.0'],
  ] as const)
    await publishFakes(
      { store, folder: place, shell: {}, remotes: [{ ...remote, version }] },
      { environment },
    );
  await aRemoteBuild(join(place, 'new', 'dist'), { ...remote, version: '2.0.0' });
  return place;
}

test.each(templates)(
  'every release command of %s does what it says, its dry run nothing',
  async (name) => {
    const place = await aStore(name);
    const store = folderStore(join(place, 'store'));
    const commands = linesIn(parse(read(name))).filter((line) => line.startsWith('pnpm release '));
    expect(commands).toHaveLength(7);
    for (const to of ['staging', 'prod'] as const) {
      const known = { PACKAGE: 'mfe-libraries', WHY: 'Week 47', TO: to, CI_ENVIRONMENT_NAME: to };
      for (const command of commands) {
        const words = [...command.matchAll(/"\$(\w+)"|(\S+)/g)]
          .map(([, variable, plain = '']) =>
            variable === undefined ? plain : known[variable as keyof typeof known],
          )
          .map((word) => (word === 'proposal.md' ? join(place, word) : word))
          .slice(2);
        expect(words).not.toContain(undefined);
        if (words[0] === 'publish' || words[0] === 'propose') words.push('--from', join(place, 'new'));
        const environment = words[0] === 'promote' ? to : 'uat';
        const before = await store.currentRevision(environment);
        const said: string[] = [];
        await runRelease(unproved(words), (text) => said.push(text), { PORTAL_STORE: join(place, 'store') });
        const changes = !['verify', 'propose'].includes(words[0] ?? '') && !words.includes('--dry-run');
        const again = words[0] === 'publish' && to === 'prod';
        expect([command, await store.currentRevision(environment)]).toEqual([
          command,
          before + (changes && !again ? 1 : 0),
        ]);
        expect(said.join('')).toMatch(/\S/);
      }
    }
  },
  60_000,
);

test('actions are named by the hash of what they are, with their version for people', () => {
  const actions = [...read('github-actions').matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
  expect(actions).toHaveLength(8);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('no version of a library is taken within three days of its release', () => {
  expect(readFileSync(join(checkout, 'pnpm-workspace.yaml'), 'utf8')).toMatch(/^minimumReleaseAge: 4320$/m);
});
