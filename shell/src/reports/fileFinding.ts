import { fetchBuild } from '../overrides/fetchBuild.ts';

/** A file that failed, and what it must be. */
export interface FailedFile {
  address: string;
  /** The hash that the environment has for it; undefined where it has none. */
  integrity: string | undefined;
}

interface Means {
  ask?: typeof fetchBuild;
  hash?: (bytes: ArrayBuffer) => Promise<string | undefined>;
}

/** Nobody waits for the answer; a report must not wait for ever either. */
const patienceMs = 4_000;

const types: Record<string, RegExp> = { js: /javascript|ecmascript/i, css: /^text\/css/i };

/**
 * What was wrong with a file, in words for a report. A browser says of a script or style sheet only that it failed, so
 * the file is asked for once more.
 */
export async function fileFinding(
  { address, integrity }: FailedFile,
  { ask = fetchBuild, hash = hashOf }: Means = {},
): Promise<string> {
  try {
    const answer = await ask(address, { withinMs: patienceMs });
    if (!answer.ok) return `missing (status ${answer.status})`;
    const type = answer.headers.get('content-type') ?? 'none';
    const wanted = types[new URL(address, location.origin).pathname.split('.').at(-1) ?? ''];
    if (wanted?.test(type) === false) return `wrong type (${type})`;
    const found = integrity === undefined ? undefined : await hash(await answer.arrayBuffer());
    if (found === undefined) return 'not found out';
    return found === integrity ? 'right when asked again' : 'wrong bytes';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'no answer';
  }
}

/** Undefined where the page is not served safely: browsers offer no hashes there. */
async function hashOf(bytes: ArrayBuffer): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
