import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { validateWorkflow } from '@action-validator/core';
import { parse } from 'yaml';
import { runRelease } from '#release/commands/runRelease.ts';
import { checkout } from '#run/settings/checkout.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { aRemoteBuild } from '#testing/aBuild.ts';
import { unproved } from '#testing/releaseLine.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

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
  for (const line of lines.filter((one) => !/^(?:npm install|apt-get|gh api) /.test(one)))
    expect([line, [...Object.keys(scripts), 'install']]).toEqual([
      line,
      expect.arrayContaining([/^pnpm (\w+)/.exec(line)?.[1]]),
    ]);
  expect(lines).toContain(`npm install --global ${packageManager}`);
  expect(lines).toContain('pnpm unit --changedSince="$BASE"');
});

/** Of the job that proposes: what comments on the request. */
function commenting(name: (typeof templates)[number]): string {
  const { jobs, propose } = parse(read(name)) as {
    jobs?: Record<string, { steps: { run?: string; env?: Record<string, string> }[] }>;
    propose?: { after_script: string[] };
  };
  return jobs?.['propose']?.steps.at(-1)?.run ?? propose?.after_script.join('\n') ?? '';
}

test.each(templates)('%s comments once on each package, however often it proposes', async (name) => {
  const place = join(folder, `comments-${name}`);
  mkdirSync(place);
  const program = name === 'gitlab-ci' ? 'curl' : 'gh';
  // Gives the comments, and writes down its other calls.
  const answer = name === 'gitlab-ci' ? 'cp given.json notes.json' : 'cat given.json';
  const asks = '[[ " $* " == *per_page* ]]';
  writeFileSync(
    join(place, program),
    `#!/bin/bash\nif ${asks}; then ${answer}; else echo "$*" >> calls; fi\n`,
    {
      mode: 0o755,
    },
  );
  const env = { ...process.env, PATH: `${place}:${process.env['PATH'] ?? ''}`, COMMENTS: 'c', NUMBER: '7' };
  const others = [
    { id: 1, body: 'Looks good' },
    { id: 2, body: '<!-- proposal of mfe-auth -->\nOf another squad' },
  ];
  const own = { id: 3, body: '<!-- proposal of mfe-libraries -->\nOf the push before' };
  writeFileSync(join(place, 'proposal.md'), '<!-- proposal of mfe-libraries -->\nOf this push');
  for (const comments of [others, [...others, own]]) {
    writeFileSync(join(place, 'given.json'), JSON.stringify(comments));
    await run('bash', ['-e', '-c', commenting(name)], { cwd: place, env });
  }
  const [first = '', second = '', ...more] = readFileSync(join(place, 'calls'), 'utf8').trim().split('\n');
  expect(more).toEqual([]);
  expect(first).not.toMatch(/PUT|PATCH/);
  expect(first).toMatch(/body=?@proposal\.md.*$/);
  expect(second).toMatch(/(?:PUT .*\/notes\/3|PATCH c\/comments\/3 .*)$/);
});

test.each(templates)('%s proposes where it would release, and nowhere else', (name) => {
  const { on, propose, publish } = parse(read(name)) as {
    on?: Record<string, { paths?: string[] }>;
    propose?: { rules: { changes?: string[] }[] };
    publish?: { rules: { changes?: string[] }[] };
  };
  const proposed = on?.['pull_request']?.paths ?? propose?.rules[0]?.changes;
  expect(proposed).toEqual([expect.stringContaining('mfe-libraries/'), expect.stringContaining('shared/')]);
  expect(proposed).toEqual(on?.['push']?.paths ?? publish?.rules[0]?.changes);
});

test.each(['platform/ci/github-actions.yml', 'platform/ci/gitlab-ci.yml', 'docs/runbooks/propose.md'])(
  '%s demands credentials for proposals that can put nothing in force',
  (file) => {
    const words = readFileSync(join(checkout, file), 'utf8');
    const ofEnvironment = ['environments/uat/proposals/*', 'environments/uat/pictures/*'];
    for (const place of ['artefacts/*', 'releases/*', 'sources/*', 'staging/*', ...ofEnvironment])
      expect(words).toContain(place);
  },
);

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

test.each([{}, { PORTAL_STORE: '' }])('a pipeline without a store is refused: %o', async (variables) => {
  const asking = runRelease(['status'], () => {}, { CI: 'true', ...variables });
  await expect(asking).rejects.toMatchObject({
    message: 'PORTAL_STORE is empty in this pipeline.',
    hint: expect.stringContaining('GitLab gives protected variables to protected branches only.'),
  });
});

test('actions are named by the hash of what they are, with their version for people', () => {
  const actions = [...read('github-actions').matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
  expect(actions).toHaveLength(8);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('no version of a library is taken within three days of its release', () => {
  expect(readFileSync(join(checkout, 'pnpm-workspace.yaml'), 'utf8')).toMatch(/^minimumReleaseAge: 4320$/m);
});
