import type { Publication } from '@portal/wire';
import { Zip, ZipPassThrough } from 'fflate';
import { fetchFile } from './fetchFile.ts';
import { fileNames } from './fileNames.ts';

export interface MissingFile {
  name: string;
  error: unknown;
}

interface Zipping {
  signal: AbortSignal;
  /** Called after each file, also a failed one. */
  onProgress: (done: number) => void;
  /** Writes the file that lists what is missing. */
  note: (missing: readonly MissingFile[]) => { name: string; text: string };
}

interface Zipped {
  /** Undefined if all files failed. */
  zip: Blob | undefined;
  missing: MissingFile[];
}

/** Few: the API generates one at a time, and phones have little memory. */
const atOnce = 3;

/**
 * Packs the files of publications into one zip. Failed ones are listed in an extra file. No compression: PDF and XLSX
 * are compressed already. [L-24]
 * @throws the abort
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

  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    const place = next++;
    const publication = publications[place];
    if (publication === undefined) return;
    const name = names[place] ?? '';
    try {
      add(name, await fetchFile(publication.download_link, { as: 'archive', signal }));
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
