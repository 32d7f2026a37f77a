/** At which step a remote failed. */
export type RemoteStep = 'entry' | 'timeout' | 'contract' | 'singletons' | 'module' | 'messages' | 'screen';

interface RemoteFailure {
  remote: string;
  version: string;
  step: RemoteStep;
  detail?: string;
  cause?: unknown;
}

/** A remote that could not be shown. Carries what a report needs: which remote, which version, which step. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;
  readonly version: string;
  readonly step: RemoteStep;

  constructor({ remote, version, step, detail, cause }: RemoteFailure) {
    super(`${remote}@${version} failed at ${step}${detail === undefined ? '' : `: ${detail}`}`, { cause });
    this.remote = remote;
    this.version = version;
    this.step = step;
  }
}
