import { createWriteStream, openSync, renameSync, type WriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemErrorCode } from '@portal/node';
import { explainFileFault } from '#run/faults/explainFileFault.ts';
import { makeFolder } from '#run/store/makeFolder.ts';

export interface ApiLog {
  write: (text: string) => void;
  end: () => void;
}

/** A larger log is rotated, even while running; only one old log is kept. */
export const largestLogBytes = 5 * 1024 * 1024;

/**
 * Appends to the log, readable by its owner only. A log that cannot be written is reported once, and the portal runs
 * without it.
 */
export async function openApiLog(
  file: string,
  say: (line: string) => void,
  largest = largestLogBytes,
): Promise<ApiLog> {
  await makeFolder(dirname(file)).catch((error: unknown) => {
    throw explainFileFault(error, `the folder of logs ${dirname(file)}`);
  });
  let isLost = false;
  const lose = (error: unknown) => {
    if (isLost) return;
    isLost = true;
    const reason = systemErrorCode(error) ?? String(error);
    say(`✗ The API’s log ${file} cannot be written (${reason}). The portal continues without it.`);
  };
  // Synchronous: the file must exist for the next rotation.
  const open = () => createWriteStream(file, { fd: openSync(file, 'a', 0o600) }).on('error', lose);
  let written = 0;
  let stream: WriteStream;
  try {
    if ((await bytesOf(file)) > largest) await rename(file, `${file}.1`);
    written = await bytesOf(file);
    stream = open();
  } catch (error) {
    lose(error);
    return { write: () => undefined, end: () => undefined };
  }
  /** Pending writes still go to the old file. */
  function putAside(): void {
    const before = stream;
    try {
      renameSync(file, `${file}.1`);
      stream = open();
      before.end();
      written = 0;
    } catch (error) {
      lose(error);
    }
  }
  return {
    write: (text) => {
      if (isLost) return;
      if (written > largest) putAside();
      stream.write(text);
      written += Buffer.byteLength(text);
    },
    end: () => {
      stream.end();
    },
  };
}

/** 0 for a missing file. */
async function bytesOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}
