import { systemErrorCode } from '@portal/node';
import { UserFacingError } from './UserFacingError.ts';

/** Explains why a file could not be written. Unknown errors are returned unchanged. */
export function explainFileFault(error: unknown, place: string): unknown {
  switch (systemErrorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new UserFacingError(
        `There is no space left on the disk for ${place}.`,
        'Free some space, or set PORTAL_DATA to a folder on another disk. No partial file was left.',
        error,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new UserFacingError(
        `No permission to write ${place}.`,
        'Give your user write access there, or set PORTAL_DATA to another folder.',
        error,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new UserFacingError(
        `A file is in the way of ${place}.`,
        'Move that file away, or set PORTAL_DATA to another folder.',
        error,
      );
    default:
      return error;
  }
}
