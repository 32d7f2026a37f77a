import { systemErrorCode } from '@portal/node';
import { UserFacingError } from './UserFacingError.ts';

/** Names the folder that could not be written to. */
type FolderSetting = 'PORTAL_DATA' | 'PORTAL_STORE';

/** Explains why a file could not be written. Unknown errors are returned unchanged. */
export function explainFileFault(
  error: unknown,
  place: string,
  setting: FolderSetting = 'PORTAL_DATA',
): unknown {
  switch (systemErrorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new UserFacingError(
        `There is no space left on the disk for ${place}.`,
        `Free some space, or set ${setting} to a folder on another disk. No partial file was left.`,
        error,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new UserFacingError(
        `No permission to write ${place}.`,
        `Give your user write access there, or set ${setting} to another folder.`,
        error,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new UserFacingError(
        `A file is in the way of ${place}.`,
        `Move that file away, or set ${setting} to another folder.`,
        error,
      );
    default:
      return error;
  }
}
