import { RemoteError, type RemoteStep } from '../RemoteError.ts';

interface Failure {
  remote: string;
  version: string;
  step: RemoteStep;
  /** The file that was asked for, if the step asks for one only. */
  file?: string | undefined;
}

/** What builds say of a chunk or style sheet that did not come: `IntegrityPlugin`, webpack, mini-css-extract. */
interface ChunkFailure {
  type?: unknown;
  request?: unknown;
}

const fileOf = (address: string) => new URL(address, location.origin).pathname.split('/').at(-1);

/** Tells from what failed which file it was and why, as far as it says. */
export function asRemoteError(cause: unknown, { file, ...failure }: Failure): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const { type, request } = (cause instanceof Error ? cause : {}) as ChunkFailure;
  const named = typeof request === 'string' ? fileOf(request) : file;
  return new RemoteError({
    ...failure,
    step: type === 'timeout' ? 'timeout' : failure.step,
    ...(type === 'refused' ? { detail: `the environment has no hash for ${named}` } : {}),
    file: named,
    cause,
  });
}
