import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { newRemote, writeRemote, type NewRemote, type Workspace } from '@portal/build/generator';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { readArguments } from '#run/faults/readArguments.ts';
import { ownRepository, packsFolder } from './ownRepository.ts';

const usage =
  'pnpm new:remote <name> [--path /target-prices] [--title "Target prices"] [--title-de "Kursziele"] [--out <folder>] [--dry-run]';

const options = {
  path: { type: 'string' },
  title: { type: 'string' },
  'title-de': { type: 'string' },
  out: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

interface Surroundings {
  /** The workspace that gets the remote. */
  root: string;
  say: (text: string) => void;
  /** Paths that its remotes declare. */
  declared: (root: string) => Promise<Workspace['paths']>;
  /** Links the dependencies of new packages. */
  link: (root: string) => Promise<void>;
  /** Packs the shared packages into a folder; returns the files. */
  pack: (root: string, folder: string) => Promise<string[]>;
}

/**
 * `new:remote <name>`: creates a remote ready to run, test and release, with `--out` as a repository of its own. Asks nothing;
 * `--dry-run` lists what would be written. @throws UserFacingError before anything is written
 */
export async function newRemoteCommand(
  words: string[],
  { root, say, declared, link, pack }: Surroundings,
): Promise<void> {
  const { positionals, values } = readArguments(words, options, usage);
  const [name = '', ...more] = positionals;
  if (name === '' || more.length > 0) {
    throw new UserFacingError(name === '' ? 'Which name?' : 'One remote at a time.', usage);
  }
  const request = { name, path: values.path, title: values.title, titleDe: values['title-de'] };
  const made = newRemote({ root, paths: await declared(root) }, request);
  if ('refusal' in made) throw new UserFacingError(made.refusal.message, made.refusal.hint);
  if (values.out !== undefined) return say(await writeOwn(made, resolve(values.out), { root, pack }));
  if (values['dry-run']) return say(dryRunText(made));
  await writeRemote(root, made);
  await link(root);
  say(doneText(made));
}

/** Returns what to say. */
async function writeOwn(
  made: NewRemote,
  folder: string,
  { root, pack }: Pick<Surroundings, 'root' | 'pack'>,
): Promise<string> {
  if (existsSync(folder)) {
    throw new UserFacingError(`${folder} is there already.`, 'Remove it, or choose another folder.');
  }
  const packs = await pack(root, join(folder, packsFolder));
  for (const [file, text] of ownRepository(root, made, packs)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return `\n  ${made.names.package} is a repository of its own: ${folder}\n\n  In it: pnpm install, then pnpm types, pnpm test, pnpm build\n`;
}

const listOf = (files: ReadonlyMap<string, string>) =>
  [...files.keys()].map((file) => `  ${file}`).join('\n');

const dryRunText = ({ names, added, changed }: NewRemote) =>
  `${names.package} would be added, with ${names.path}:\n${listOf(added)}\nand these lists changed:\n${listOf(changed)}\nDry run: nothing was written.`;

const listed = new Intl.ListFormat('en');

function doneText({ names: { package: name, path, title, titleDe }, added, changed }: NewRemote): string {
  const german =
    title === titleDe
      ? `\n  Its German title is the English one, until you change ${name}/src/messages/de.ts.`
      : '';
  return `
  ${name} is there: ${added.size} files, one page at ${path}; ${listed.format(changed.keys())} know it.${german}

  See it:    npx pnpm --filter ${name} dev
  Test it:   npx jest ${name}
  Release it, in its folder:   npx pnpm release publish --environment uat --why "…"
`;
}
