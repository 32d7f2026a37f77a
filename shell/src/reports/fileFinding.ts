import { fetchBuild } from '../overrides/fetchBuild.ts';

export interface FailedFile {
  address: string;
  /** Undefined if the environment has none. */
  integrity: string | undefined;
}

interface Means {
  ask?: typeof fetchBuild;
  hash?: (bytes: ArrayBuffer) => Promise<string | undefined>;
}

const patienceMs = 4_000;

const types: Record<string, RegExp> = { js: /javascript|ecmascript/i, css: /^text\/css/i };

/** Browsers do not say why a script or style sheet failed, so the file is requested once more. */
export async function fileFinding(
  { address, integrity }: FailedFile,
  { ask = fetchBuild, hash = hashOf }: Means = {},
): Promise<string> {
  try {
    const answer = await ask(address, { withinMs: patienceMs });
    if (!answer.ok) return `${isAbsent(answer.status) ? 'missing' : 'not served'} (status ${answer.status})`;
    const type = answer.headers.get('content-type') ?? 'none';
    const expected = types[new URL(address, location.origin).pathname.split('.').at(-1) ?? ''];
    if (expected?.test(type) === false) return `wrong type (${type})`;
    const found = integrity === undefined ? undefined : await hash(await answer.arrayBuffer());
    if (found === undefined) return 'not found out';
    return found === integrity ? 'right when asked again' : 'wrong bytes';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'no answer';
  }
}

const isAbsent = (status: number): boolean => status === 404 || status === 410;

/** Undefined on insecure pages, which have no `crypto.subtle`. */
async function hashOf(bytes: ArrayBuffer): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
