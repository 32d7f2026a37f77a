import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { unknownSource, type Source } from './source.ts';

const run = promisify(execFile);

/** Git answers at once; if the file system hangs, the release goes ahead without it. */
const patienceMs = 20_000;

/** Set for Git's hooks; they would redirect to the hook's repository. */
const ofHooks = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE'];

/** Undefined if Git is missing or fails. */
async function git(folder: string, ...words: string[]): Promise<string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !ofHooks.includes(name));
  // Optional locks could disturb a commit in progress.
  const env = { ...Object.fromEntries(inherited), GIT_OPTIONAL_LOCKS: '0' };
  return run('git', ['-C', folder, ...words], { env, timeout: patienceMs }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

/**
 * The commit a package's folder is checked out from; without Git, as in a container, PORTAL_RELEASE_COMMIT and
 * PORTAL_RELEASE_BRANCH. An untracked folder inside a repository does not count.
 */
export async function readSource(
  folder: string,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<Source> {
  const tracked = await git(folder, 'ls-files', '--error-unmatch', 'package.json');
  const commit = tracked === undefined ? undefined : await git(folder, 'rev-parse', 'HEAD');
  if (commit === undefined) {
    const given = givenSource(variables);
    const isInCheckout = given.commit === null && (await git(folder, 'rev-parse', 'HEAD')) !== undefined;
    return isInCheckout ? { ...given, untracked: true } : given;
  }
  const branch = await git(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const changes = await git(folder, 'status', '--porcelain');
  return {
    commit,
    branch: branch ?? (variables['PORTAL_RELEASE_BRANCH'] || null),
    clean: changes === undefined ? null : changes === '',
  };
}

function givenSource({ PORTAL_RELEASE_COMMIT, PORTAL_RELEASE_BRANCH }: NodeJS.ProcessEnv): Source {
  if (!PORTAL_RELEASE_COMMIT) return unknownSource;
  if (!/^[0-9a-f]{40,64}$/.test(PORTAL_RELEASE_COMMIT)) {
    throw new UserFacingError(
      `PORTAL_RELEASE_COMMIT is “${PORTAL_RELEASE_COMMIT}”.`,
      'It must be the full name of a commit: git rev-parse HEAD',
    );
  }
  return { commit: PORTAL_RELEASE_COMMIT, branch: PORTAL_RELEASE_BRANCH || null, clean: null };
}
