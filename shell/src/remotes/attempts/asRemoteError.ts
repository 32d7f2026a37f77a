import { RemoteError, type RemoteStep } from '../RemoteError.ts';

interface Failure {
  remote: string;
  version: string;
  step: RemoteStep;
  /** Set if the step requests a single file. */
  file?: string | undefined;
}

/** Fields set by `IntegrityPlugin`, webpack and mini-css-extract. */
interface ChunkFailure {
  type?: unknown;
  request?: unknown;
}

const fileOf = (address: string) => new URL(address, location.origin).pathname.split('/').at(-1);

/** Adds file and reason, as far as the cause names them. */
export function asRemoteError(cause: unknown, { file, ...failure }: Failure): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const { type, request } = (cause instanceof Error ? cause : {}) as ChunkFailure;
  const named = typeof request === 'string' ? fileOf(request) : file;
  return new RemoteError({
    ...failure,
    step: type === 'timeout' ? 'timeout' : failure.step,
    detail: type === 'refused' ? `the environment has no hash for ${named}` : undefined,
    file: named,
    cause,
  });
}
