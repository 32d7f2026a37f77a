import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { environmentSchema, type Environment } from '@portal/wire';
import { checkout } from './checkout.ts';
import { portalPlace } from './portal.ts';

const storeOfRun = () => join(portalPlace().dataFolder, 'store');

export async function currentRevisionFile(store = storeOfRun(), environment = 'local'): Promise<string> {
  const folder = join(store, 'environments', environment);
  const revision = (await readFile(join(folder, 'current'), 'utf8')).trim();
  return join(folder, 'revisions', `${revision}.json`);
}

export async function currentEnvironment(store = storeOfRun(), name = 'local'): Promise<Environment> {
  const revision = JSON.parse(await readFile(await currentRevisionFile(store, name), 'utf8')) as {
    environment: unknown;
  };
  return environmentSchema.parse(revision.environment);
}

/** Relative to the folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Hash by file. */
export async function fingerprintOf(folder: string): Promise<Record<string, string>> {
  const files = await filesBelow(folder);
  const hashes = await Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
    ),
  );
  return Object.fromEntries(files.map((file, place) => [file, hashes[place] ?? '']));
}

/** Local's current releases, with the project's settings for this environment. */
export async function addEnvironment(store: string, name: 'uat' | 'staging' | 'prod'): Promise<void> {
  const local = await currentEnvironment(store);
  const settings = JSON.parse(
    await readFile(join(checkout, 'platform', 'environments', `${name}.json`), 'utf8'),
  ) as Partial<Environment>;
  const environment = environmentSchema.parse({ ...local, ...settings, environment: name, revision: 1 });
  const revision = { environment, who: 'tests', when: new Date().toISOString(), why: 'a test', from: null };
  const folder = join(store, 'environments', name);
  await mkdir(join(folder, 'revisions'), { recursive: true });
  await writeFile(join(folder, 'revisions', '1.json'), JSON.stringify(revision));
  await writeFile(join(folder, 'current'), '1\n');
}

/** Their numbers. */
export const revisionsOf = async (store: string, environment: string): Promise<number[]> =>
  (await readdir(join(store, 'environments', environment, 'revisions')))
    .map((file) => parseInt(file, 10))
    .sort();

/** As if never released there. */
export function unlist(store: string, name: string, remote: string): Promise<void> {
  return changeEnvironment(store, name, (environment) => {
    const { [remote]: gone, ...remotes } = environment.remotes;
    if (gone === undefined) throw new Error(`${name} has no ${remote}.`);
    return { ...environment, remotes };
  });
}

/** Without a new revision. */
export async function changeEnvironment(
  store: string,
  name: string,
  change: (environment: Environment) => Environment,
): Promise<void> {
  const folder = join(store, 'environments', name);
  const revision = (await readFile(join(folder, 'current'), 'utf8')).trim();
  const file = join(folder, 'revisions', `${revision}.json`);
  const text = JSON.parse(await readFile(file, 'utf8')) as { environment: Environment };
  await writeFile(file, JSON.stringify({ ...text, environment: change(text.environment) }));
}
