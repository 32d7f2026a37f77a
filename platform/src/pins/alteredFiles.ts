import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '../store/folderReleases.ts';
import { inTurns } from '../store/inTurns.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { endings, isFormOf } from '../store/storedDamage.ts';
import type { ShellPins } from './shellPins.ts';

/** A file in the folder that is served, and the hash by which a revision names it. */
export interface NamedFile {
  folder: string;
  file: string;
  expected: string;
}

/**
 * In which of its forms a served file is not the one that is named: the file itself, or a compressed one next to it; undefined
 * where the forms that are there are right.
 */
export async function alteredForm({ folder, file, expected }: NamedFile): Promise<string | undefined> {
  const bytes = await readIfThere(join(folder, file));
  if (bytes === undefined) return undefined;
  if (integrityOf(bytes) !== expected) return file;
  for (const ending of endings) {
    const compressed = await readIfThere(join(folder, file + ending));
    if (compressed !== undefined && !(await isFormOf(bytes, ending, compressed))) return file + ending;
  }
  return undefined;
}

/** Those of a folder's files that are not what is named, each by one of its forms. */
export async function alteredFiles(folder: string, pins: ShellPins): Promise<string[]> {
  const found: string[] = [];
  await inTurns(Object.entries(pins), async ([file, expected]) => {
    const altered = await alteredForm({ folder, file, expected });
    if (altered !== undefined) found.push(altered);
  });
  return found;
}

/** The same for one file, looked at again only when it has changed on the disk. */
export function rememberingAlteredForm(
  look: typeof alteredForm = alteredForm,
): (named: NamedFile) => Promise<string | undefined> {
  const known = new Map<string, { state: string; altered: Promise<string | undefined> }>();
  return async (named) => {
    const path = join(named.folder, named.file);
    const state = [
      named.expected,
      ...(await Promise.all(['', ...endings].map((end) => stateOf(path + end)))),
    ].join();
    const before = known.get(path);
    if (before?.state === state) return before.altered;
    const altered = look(named);
    known.set(path, { state, altered });
    // A disk that could not be read may be readable the next time.
    altered.catch(() => known.delete(path));
    return altered;
  };
}

/** What changes with a file's bytes, unless somebody sets the clock for it. */
const stateOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ ino, size, mtimeMs, ctimeMs }) => `${ino}-${size}-${mtimeMs}-${ctimeMs}`,
    () => 'absent',
  );
