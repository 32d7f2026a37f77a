import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { checkout } from '#portal/checkout.ts';

type Resolved = Record<string, { specifier: string; version: string }>;

interface Importer {
  dependencies?: Resolved;
  devDependencies?: Resolved;
}

interface Lock {
  lockfileVersion: string;
  settings: object;
  overrides: Record<string, string>;
  importers: Record<string, Importer>;
  packages: Record<string, object>;
  snapshots: Record<string, object>;
  catalogs?: object;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const yamlIn = async <Text>(file: string) => parse(await readFile(file, 'utf8')) as Text;
const jsonIn = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest;

/** By package, where its file is: `file:packs/portal-ui-1.10.0.tgz`. */
async function packsIn(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(join(folder, 'packs'))).filter((file) => file.endsWith('.tgz'));
  return new Map(
    files.map((file) => [file.replace(/^portal-(.+)-[\d.]+\.tgz$/, '@portal/$1'), `file:packs/${file}`]),
  );
}

/** As the checkout resolves them. */
const versionsIn = (importer: Importer | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...importer?.dependencies, ...importer?.devDependencies }).map(([name, { version }]) => [
      name,
      version,
    ]),
  );

/** As the generator has them. */
const template = 'shared/remote-template';
const callsTemplate = 'shared/remote-template/calls';

const folderOf = (name: string) =>
  name.replace(/^@portal\/wire-(.*)$/, 'mfe-$1/calls').replace(/^@portal\//, 'shared/');

/** Fills in the resolutions of a repository of its own, by what the checkout has. */
class OfflineLock {
  constructor(
    private readonly lock: Lock,
    private readonly packs: ReadonlyMap<string, string>,
  ) {}

  private resolved(names: Readonly<Record<string, string>> = {}, from: string): Resolved {
    const known = { ...versionsIn(this.lock.importers['.']), ...versionsIn(this.lock.importers[from]) };
    return Object.fromEntries(
      Object.entries(names).map(([name, range]) => {
        const pack = this.packs.get(name);
        const own = range === 'workspace:*' ? 'link:calls' : (known[name] ?? range);
        // Told from the package's own folder.
        const specifier = from === callsTemplate ? pack?.replace(':', ':../') : pack;
        return [name, { specifier: specifier ?? range, version: pack ?? own }];
      }),
    );
  }

  importer({ dependencies, devDependencies }: Manifest, from: string): Importer {
    return {
      dependencies: this.resolved(dependencies, from),
      devDependencies: this.resolved(devDependencies, from),
    };
  }

  snapshot(name: string): object {
    const { dependencies } = this.lock.importers[folderOf(name)] ?? {};
    const versions = Object.entries(versionsIn({ dependencies }));
    return {
      dependencies: Object.fromEntries(
        versions.map(([one, version]) => [one, this.packs.get(one) ?? version]),
      ),
    };
  }
}

/**
 * Writes a lock file, as an install from a registry would, from the checkout's own: so a repository of its own is installed
 * without a network, in the versions that are there.
 */
export async function writeOfflineLock(folder: string): Promise<void> {
  const lock = await yamlIn<Lock>(join(checkout, 'pnpm-lock.yaml'));
  const { overrides } = await yamlIn<Pick<Lock, 'overrides'>>(join(folder, 'pnpm-workspace.yaml'));
  const packs = await packsIn(folder);
  const own = new OfflineLock(lock, packs);
  const { packages, snapshots } = lock;
  for (const [name, tarball] of packs) {
    const bytes = await readFile(join(folder, tarball.replace('file:', '')));
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    const [, version] = /-([\d.]+)\.tgz$/.exec(tarball) ?? [];
    packages[`${name}@${tarball}`] = { resolution: { integrity, tarball }, version };
    snapshots[`${name}@${tarball}`] = own.snapshot(name);
  }
  const importers = {
    '.': own.importer(await jsonIn(join(folder, 'package.json')), template),
    calls: own.importer(await jsonIn(join(folder, 'calls/package.json')), callsTemplate),
  };
  const { lockfileVersion, settings } = lock;
  const written = { lockfileVersion, settings, overrides, importers, packages, snapshots };
  await writeFile(join(folder, 'pnpm-lock.yaml'), stringify(written, { aliasDuplicateObjects: false }));
}
