import { ApiError, failureMessage } from '@portal/api';
import { today, useMessages } from '@portal/i18n';
import { loadSaving } from '@portal/research';
import { useEffect, useRef, useState } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import { readEntitled, type ListQuery } from './readList.ts';
import { zipFiles, type MissingFile } from './zipFiles.ts';

/** A missing file and the reason, in the reader's language. */
interface Missing {
  name: string;
  reason: string;
}

export type ZipState =
  | { phase: 'idle' | 'reading' | 'failed' | 'empty' | 'cancelled' }
  | { phase: 'loading'; done: number; total: number }
  | { phase: 'saved'; saved: number; missing: Missing[] };

const reasons: Partial<Record<number, LibrariesMessage>> = {
  403: 'libraries.export.reason.closed',
  404: 'libraries.export.reason.gone',
  429: 'libraries.export.reason.tooMany',
};

/** Loads the files of a list into a zip; aborts on unmount. [L-24] */
export function useZip(queryOf: ListQuery, name: string) {
  const { t } = useMessages<LibrariesMessage>();
  const [state, setState] = useState<ZipState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const reasonOf = ({ name: file, error }: MissingFile): Missing => {
    const known = error instanceof ApiError ? reasons[error.status ?? 0] : undefined;
    return { name: file, reason: t(known ?? failureMessage(error)) };
  };

  async function load(signal: AbortSignal): Promise<void> {
    setState({ phase: 'reading' });
    const publications = await readEntitled(queryOf);
    signal.throwIfAborted();
    const total = publications.length;
    if (total === 0) return setState({ phase: 'empty' });
    setState({ phase: 'loading', done: 0, total });
    const { zip, missing } = await zipFiles(publications, {
      signal,
      onProgress: (done) => setState({ phase: 'loading', done, total }),
      note: (files) => ({
        name: t('libraries.export.missing.file'),
        text: `\ufeff${files.map((file) => `${file.name}: ${reasonOf(file).reason}\r\n`).join('')}`,
      }),
    });
    if (zip !== undefined) (await loadSaving()).saveFile(zip, `${name}-${today()}.zip`);
    setState({ phase: 'saved', saved: total - missing.length, missing: missing.map(reasonOf) });
  }

  async function start(): Promise<void> {
    const control = new AbortController();
    running.current = control;
    try {
      await load(control.signal);
    } catch (error) {
      if (control.signal.aborted) return;
      console.warn('The zip could not be made.', error);
      setState({ phase: 'failed' });
    }
  }

  return {
    state,
    start: () => void start(),
    cancel: () => {
      running.current?.abort();
      setState({ phase: 'cancelled' });
    },
  };
}
