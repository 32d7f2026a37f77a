import { ApiError, downloadHref, downloadToken, loadTransport } from '@portal/api';
import { askOptional } from '../askOptional.ts';

/** How often, and for how long at most, to wait if the API asks for it. */
const mostWaits = 2;
const longestWaitMs = 65_000;

/** Aborts at once. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      clearTimeout(timer);
      reject(new DOMException('The wait was called off.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', handleAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', handleAbort, { once: true });
  });
}

const timeout = 60_000;

export interface Fetching {
  /** What the API records: an exported file (`archive`) was not read, the pages of a `preview` were. [L-21] */
  as: 'archive' | 'preview';
  signal: AbortSignal;
  /** The size in bytes, as soon as it is known; before, what was read so far. */
  onSize?: (bytes: number) => void;
}

const parametersFor = { archive: { archive: 'true' }, preview: { preview: 'true' } };

async function fetchOnce(link: string, { as, signal, onSize }: Fetching): Promise<Uint8Array<ArrayBuffer>> {
  const { request } = await loadTransport();
  const { body } = await askOptional(parametersFor[as], async (parameters) => {
    const token = await downloadToken(link, signal);
    const url = downloadHref(link, token, { force: true, query: Object.entries<string>(parameters) });
    const onDownloadProgress = ({ loaded, total }: { loaded: number; total?: number | undefined }) =>
      onSize?.(total ?? loaded);
    return request({ method: 'GET', url, signal, timeout, responseType: 'arraybuffer', onDownloadProgress });
  });
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new ApiError('server', 'The download has no content.');
}

/** Returns how long a busy API asks to wait; undefined for other failures. */
function pauseAfter(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || ![429, 503].includes(error.status ?? 0)) return undefined;
  return Math.min((error.retryAfterSeconds ?? 5) * 1000, longestWaitMs);
}

/**
 * Loads the file of a publication. If the client hit a limit or the API is busy, retries after the time the API names.
 * @throws ApiError, or the abort
 */
export async function fetchFile(
  link: string,
  fetching: Fetching,
  waits = 0,
): Promise<Uint8Array<ArrayBuffer>> {
  const { signal } = fetching;
  try {
    return await fetchOnce(link, fetching);
  } catch (error) {
    const pause = pauseAfter(error);
    if (pause === undefined || waits === mostWaits || signal.aborted) throw error;
    await wait(pause, signal);
    return fetchFile(link, fetching, waits + 1);
  }
}
