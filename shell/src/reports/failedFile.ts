import type { PageEnvironment } from '@portal/wire';
import type { FailedFile } from './fileFinding.ts';
import { versionsOf } from '../remotes/integrity/releasedFiles.ts';

interface FaultOfFile {
  /** Package and version, such as `mfe-auth@1.2.0`. */
  remote: string;
  step: string;
  file?: string | undefined;
}

/** Undefined if unknown. Shared modules are the shell's. */
export function failedFile(
  { shell, remotes }: PageEnvironment,
  { remote, step, file }: FaultOfFile,
): FailedFile | undefined {
  if (file === undefined) return undefined;
  if (step === 'shared') {
    if (shell.baseUrl === undefined) return undefined;
    return { address: shell.baseUrl + file, integrity: shell.integrity?.[file] };
  }
  const at = remote.lastIndexOf('@');
  const name = remote.slice(0, at);
  const version = remote.slice(at + 1);
  const area = remotes[name];
  const own = area === undefined ? {} : { [name]: area };
  const release = versionsOf({ remotes: own }).find((one) => one.version === version);
  return release && { address: release.baseUrl + file, integrity: release.integrity[file] };
}
