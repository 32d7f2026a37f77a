import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '#run/store/folderReleases.ts';
import { integrityOf } from '#run/store/integrityOf.ts';
import { endings, isFormOf } from '#run/store/storedDamage.ts';

export interface NamedFile {
  folder: string;
  file: string;
  expected: string;
}

/** Returns the altered form, plain or compressed; undefined if all existing forms are right. */
async function alteredForm({ folder, file, expected }: NamedFile): Promise<string | undefined> {
  const bytes = await readIfThere(join(folder, file));
  if (bytes === undefined) return undefined;
  if (integrityOf(bytes) !== expected) return file;
  for (const ending of endings) {
    const compressed = await readIfThere(join(folder, file + ending));
    if (compressed !== undefined && !(await isFormOf(bytes, ending, compressed))) return file + ending;
  }
  return undefined;
}

/** Checks a file again only after it changed on disk. */
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
    // A failed read may succeed the next time.
    altered.catch(() => known.delete(path));
    return altered;
  };
}

/** Changes with the bytes, unless someone manipulates the clock. */
const stateOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ ino, size, mtimeMs, ctimeMs }) => `${ino}-${size}-${mtimeMs}-${ctimeMs}`,
    () => 'absent',
  );
