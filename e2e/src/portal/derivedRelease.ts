import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { containerName } from '@portal/contract';
import { checkout } from './checkout.ts';
import { platformFunction } from './programs.ts';
import { currentEnvironment } from './releaseStore.ts';
import { inRecord, withSharedVersion, type SharedVersion } from './sharedVersion.ts';

/** Derived from the current version. */
export interface Derivation {
  package: string;
  version: string;
  words?: readonly [from: string, to: string];
  /** Of each text file. */
  change?: (text: string, file: string) => string;
  contract?: string;
  /** Names a remote uses besides, by shared package. */
  alsoUses?: Record<string, string[]>;
  /** Names a shell offers besides. */
  alsoOffers?: Record<string, string[]>;
  /** Provided or needed. */
  shared?: SharedVersion;
}

interface ReleaseText {
  contract: string;
  uses?: Record<string, string[]>;
  offers?: Record<string, string[]>;
  shared: Record<string, string>;
  integrity: Record<string, string>;
}

type Names = Record<string, string[]>;

const withNames = (known: Names, more: Names = {}): Names => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(more).map(([library, names]) => [library, [...(known[library] ?? []), ...names]]),
  ),
});

const isText = (file: string) => /\.(?:js|css|html|json|txt)$/.test(file);

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** As if built, which would take a minute: file names stay, bytes differ. */
async function derive(store: string, derivation: Derivation, folder: string): Promise<void> {
  const { package: name, version, words, shared, change = (text) => text } = derivation;
  const { shell, remotes } = await currentEnvironment(store);
  const inForce = (name === 'shell' ? shell : remotes[name])?.version ?? '';
  const source = join(store, 'artefacts', name, inForce);
  const record = JSON.parse(await readFile(join(source, 'release.json'), 'utf8')) as ReleaseText;
  const integrity: Record<string, string> = {};
  let [changes, versions] = [0, 0];
  for (const file of Object.keys(record.integrity)) {
    const bytes = await readFile(join(source, file));
    const text = bytes.toString('utf8');
    if (words !== undefined && text.includes(words[0])) changes += 1;
    const own = text.replaceAll(containerName(name, inForce), containerName(name, version));
    const worded = change(words === undefined ? own : own.replaceAll(...words), file);
    const other = shared === undefined ? worded : withSharedVersion(worded, shared);
    if (other !== worded) versions += 1;
    const written = isText(file) ? Buffer.from(other) : bytes;
    await mkdir(dirname(join(folder, 'dist', file)), { recursive: true });
    await writeFile(join(folder, 'dist', file), written);
    integrity[file] = integrityOf(written);
  }
  if (words !== undefined && changes === 0)
    throw new Error(`${name} ${inForce} does not say “${words[0]}” any more.`);
  if (shared !== undefined && versions === 0)
    throw new Error(`${name} ${inForce} does not name a version of ${shared.library} as expected.`);
  const { contract = record.contract } = derivation;
  await writeFile(
    join(folder, 'dist/release.json'),
    JSON.stringify({
      ...record,
      version,
      contract,
      integrity,
      uses: record.uses && withNames(record.uses, derivation.alsoUses),
      offers: record.offers && withNames(record.offers, derivation.alsoOffers),
      shared: shared === undefined ? record.shared : inRecord(record.shared, shared, name),
    }),
  );
  await copyFile(join(checkout, name, 'package.json'), join(folder, 'package.json'));
}

/** For tests of something else than the proof, which takes seconds. */
export const unproved = ['--unproved', 'a test'] as const;

/** `pnpm release …`. @throws with its message if it refuses */
export async function releaseCommand(store: string, ...words: string[]): Promise<string> {
  const runRelease = await platformFunction('runRelease');
  const said: string[] = [];
  await runRelease(words, (text) => said.push(text), { ...process.env, PORTAL_DATA: dirname(store) });
  return said.join('\n');
}

interface DerivedSet {
  environment: 'local' | 'uat';
  /** Opens the pages first. @default false */
  isProved?: boolean;
}

/** As one revision. @throws with a gate's message */
export async function publishDerivedSet(
  store: string,
  all: readonly Derivation[],
  { environment, isProved = false }: DerivedSet,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-set-'));
  try {
    for (const derivation of all) await derive(store, derivation, join(folder, derivation.package));
    const names = all.map(({ package: name }) => name);
    const [only] = names.length === 1 ? names : [];
    const from = only === undefined ? folder : join(folder, only);
    const how = ['--from', from, '--environment', environment, '--why', 'a test'];
    if (!isProved) how.push(...unproved);
    return await releaseCommand(store, 'publish', ...names, ...how);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Released {
  verb: 'publish' | 'propose';
  derivation: Derivation;
  environment: 'local' | 'uat';
}

async function releaseDerived(store: string, { verb, derivation, environment }: Released): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-derived-'));
  try {
    await derive(store, derivation, folder);
    const how = ['--from', folder, '--environment', environment, '--why', 'a test', ...unproved];
    return await releaseCommand(store, verb, derivation.package, ...how);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws with a gate's message */
export async function publishDerived(
  store: string,
  derivation: Derivation,
  environment: 'local' | 'uat' = 'local',
): Promise<void> {
  await releaseDerived(store, { verb: 'publish', derivation, environment });
}

/** Returns the proposal's id. @throws with a gate's message */
export async function proposeDerived(store: string, derivation: Derivation): Promise<string> {
  const said = await releaseDerived(store, { verb: 'propose', derivation, environment: 'local' });
  const [, id] = /^Proposal (\w+) of /.exec(said) ?? [];
  if (id === undefined) throw new Error(`No proposal: ${said}`);
  return id;
}
