export type RemoteStep =
  | 'environment'
  | 'shared'
  | 'entry'
  | 'timeout'
  | 'contract'
  | 'singletons'
  | 'module'
  | 'messages'
  | 'screen';

interface RemoteFailure {
  remote: string;
  version: string;
  step: RemoteStep;
  detail?: string;
  /** As named in the release. */
  file?: string | undefined;
  cause?: unknown;
}

/** A remote that could not be shown, with everything a report needs. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;
  readonly version: string;
  readonly step: RemoteStep;
  readonly file: string | undefined;

  constructor({ remote, version, step, detail, file, cause }: RemoteFailure) {
    super(`${remote}@${version} failed at ${step}${detail === undefined ? '' : `: ${detail}`}`, { cause });
    this.remote = remote;
    this.version = version;
    this.step = step;
    this.file = file;
  }
}
