import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { containerName } from '@portal/contract';
import { checkout } from './checkout.ts';
import { currentEnvironment } from './releaseStore.ts';

const run = promisify(execFile);

/** Another version of a package, made of the one in force. */
export interface Derivation {
  package: string;
  version: string;
  /** A text of the one in force, and what it is in the other one. */
  words: readonly [from: string, to: string];
  contract?: string;
}

interface ReleaseText {
  contract: string;
  integrity: Record<string, string>;
}

const isText = (file: string) => /\.(?:js|css|html|json|txt)$/.test(file);

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes a build as if another version had been built: files keep their names, as they may, and have other bytes. The
 * packages' own build is left out, since it takes a minute.
 */
async function derive(store: string, wanted: Derivation, folder: string): Promise<void> {
  const { package: name, version, words } = wanted;
  const { shell, remotes } = await currentEnvironment(store);
  const inForce = (name === 'shell' ? shell : remotes[name])?.version ?? '';
  const source = join(store, 'artefacts', name, inForce);
  const record = JSON.parse(await readFile(join(source, 'release.json'), 'utf8')) as ReleaseText;
  const integrity: Record<string, string> = {};
  let changes = 0;
  for (const file of Object.keys(record.integrity)) {
    const bytes = await readFile(join(source, file));
    const text = bytes.toString('utf8');
    if (text.includes(words[0])) changes += 1;
    const other = text
      .replaceAll(containerName(name, inForce), containerName(name, version))
      .replaceAll(...words);
    const written = isText(file) ? Buffer.from(other) : bytes;
    await mkdir(dirname(join(folder, 'dist', file)), { recursive: true });
    await writeFile(join(folder, 'dist', file), written);
    integrity[file] = integrityOf(written);
  }
  if (changes === 0) throw new Error(`${name} ${inForce} does not say “${words[0]}” any more.`);
  const { contract = record.contract } = wanted;
  await writeFile(
    join(folder, 'dist/release.json'),
    JSON.stringify({ ...record, version, contract, integrity }),
  );
  await copyFile(join(checkout, name, 'package.json'), join(folder, 'package.json'));
}

/** `pnpm release …` on a store. @throws with what the command said, when it refuses */
export async function releaseCommand(store: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'platform/src/release/cli.ts', ...words],
    { cwd: checkout, env: { ...process.env, PORTAL_DATA: dirname(store) } },
  );
  return stdout;
}

/** Publishes a derived version to the local environment of a store. @throws with what a gate said */
export async function publishDerived(store: string, wanted: Derivation): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-derived-'));
  try {
    await derive(store, wanted, folder);
    await releaseCommand(store, 'publish', wanted.package, '--from', folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
