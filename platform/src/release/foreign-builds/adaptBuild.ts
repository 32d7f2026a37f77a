import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName } from '@portal/contract';
import { releasedPageSchema } from '@portal/wire';
import * as z from 'zod/mini';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { filesIn, readIfThere } from '#run/store/folderReleases.ts';
import { integrityOf } from '#run/store/integrityOf.ts';

const named = z.string().check(z.minLength(1));

/** What a package.json says of a remote that other tools than the portal's build: the rest of its record comes from the files. */
const describedSchema = z.object({
  name: named,
  version: named,
  portal: z.object({
    area: named,
    contract: named,
    pages: z.array(releasedPageSchema),
    entry: z._default(named, 'remoteEntry.js'),
    shared: z._default(z.record(z.string(), z.string()), {}),
    uses: z.record(z.string(), z.array(z.string())),
    messages: z.optional(z.object({ en: z.array(z.string()), de: z.array(z.string()) })),
    answers: z.optional(z.record(z.string(), z.unknown())),
  }),
});

type Described = z.infer<typeof describedSchema>;

/** Of the federation's own manifest: what is loaded with the exposed module. */
const federationManifestSchema = z.object({
  exposes: z.array(
    z.object({
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});

const guide = 'docs/own-repository.md says what it needs.';

const textIn = async (file: string) => (await readIfThere(file))?.toString('utf8');

/** @throws UserFacingError naming the file */
function jsonIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserFacingError(
      `${file} is not JSON: ${(error as Error).message}`,
      'Correct it, or build it again.',
      error,
    );
  }
}

async function describedIn(folder: string): Promise<Described> {
  const file = join(folder, 'package.json');
  const text = await textIn(file);
  if (text === undefined) throw new UserFacingError(`${folder} has no package.json.`, guide);
  const { data, error } = describedSchema.safeParse(jsonIn(file, text));
  if (data !== undefined) return data;
  throw new UserFacingError(
    `package.json in ${folder} does not describe a remote:\n${z.prettifyError(error)}`,
    guide,
    error,
  );
}

/** The shell finds a release by this name, so that two versions can share a page. */
async function refuseOtherGlobal(dist: string, { name, version, portal }: Described): Promise<void> {
  const text = await textIn(join(dist, portal.entry));
  if (text === undefined)
    throw new UserFacingError(`${name} has no ${portal.entry} in ${dist}.`, 'Build it first.');
  const global = containerName(name, version);
  if (text.includes(global)) return;
  throw new UserFacingError(
    `The entry of ${name}, ${portal.entry}, does not set the global ${global}.`,
    `Name the container so in its build. ${guide}`,
  );
}

async function exposedIn(dist: string) {
  const file = join(dist, 'mf-manifest.json');
  const text = await textIn(file);
  const { data } = federationManifestSchema.safeParse(text === undefined ? undefined : jsonIn(file, text));
  const [assets] = data?.exposes.map((one) => one.assets) ?? [];
  return { js: assets?.js.sync ?? [], css: assets?.css.sync ?? [] };
}

/** Not hidden, as tools' own notes are. */
const isReleased = (file: string) => file !== 'release.json' && !/\.map$|(?:^|[\\/])\./.test(file);

async function integrityIn(dist: string): Promise<Record<string, string>> {
  const hashes = (await filesIn(dist))
    .filter(isReleased)
    .map(async (file) => [file, integrityOf(await readFile(join(dist, file)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

/**
 * Writes the record of a build that other tools made, `dist/release.json` in `folder`, with the hash of its every file. The
 * shell loads no file of it with other bytes. [F-10] [F-26]
 *
 * @returns what is described
 * @throws UserFacingError if it is not described, not built, or has another global name
 */
export async function adaptBuild(folder: string): Promise<Pick<Described, 'name' | 'version'>> {
  const dist = join(folder, 'dist');
  const described = await describedIn(folder);
  await refuseOtherGlobal(dist, described);
  const { name, version } = described;
  const { entry, ...said } = described.portal;
  const manifest = { entry, exposed: await exposedIn(dist), chunks: {} };
  const record = { name, version, ...said, manifest, integrity: await integrityIn(dist) };
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return { name, version };
}
