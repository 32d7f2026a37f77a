import type { Publication } from '@portal/wire';
import { Zip, ZipPassThrough } from 'fflate';
import { fetchFile } from './fetchFile.ts';
import { fileNames } from './fileNames.ts';

/** A file that is not in the zip. */
export interface MissingFile {
  name: string;
  error: unknown;
}

interface Zipping {
  signal: AbortSignal;
  /** Called after each file, whether it came or not. */
  onProgress: (done: number) => void;
  /** The file that says what is missing. */
  note: (missing: readonly MissingFile[]) => { name: string; text: string };
}

interface Zipped {
  /** Undefined when no file came. */
  zip: Blob | undefined;
  missing: MissingFile[];
}

/** As many at once: the API makes one after the other, and a phone has little room. */
const atOnce = 3;

/**
 * The files of publications in one zip. Files that do not come are left out, and named in a file of the zip. They are stored as they
 * are: PDF and XLSX are compressed already. [L-24] @throws the abort
 */
export async function zipFiles(
  publications: readonly Publication[],
  { signal, onProgress, note }: Zipping,
): Promise<Zipped> {
  const names = fileNames(publications);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const missing: MissingFile[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    parts.push(new Uint8Array(part));
  });
  const add = (name: string, content: Uint8Array) => {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(content, true);
  };

  let [next, done] = [0, 0];
  async function work(): Promise<void> {
    const place = next++;
    const publication = publications[place];
    if (publication === undefined) return;
    const name = names[place] ?? '';
    try {
      add(name, await fetchFile(publication.download_link, signal));
    } catch (error) {
      if (signal.aborted) throw error;
      missing.push({ name, error });
    }
    onProgress(++done);
    await work();
  }
  await Promise.all(Array.from({ length: atOnce }, () => work()));
  signal.throwIfAborted();
  if (missing.length === publications.length) return { zip: undefined, missing };
  if (missing.length > 0) {
    const { name, text } = note(missing);
    add(name, new TextEncoder().encode(text));
  }
  zip.end();
  return { zip: new Blob(parts, { type: 'application/zip' }), missing };
}
