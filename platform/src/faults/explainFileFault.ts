import { PortalFault } from './PortalFault.ts';

/** The code of a system error such as ENOENT, or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Says in words why a file could not be written, and what to do. Errors it does not know come back as they are. */
export function explainFileFault(error: unknown, place: string): unknown {
  switch (systemErrorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new PortalFault(
        `There is no space left on the disk for ${place}.`,
        'Free some space, or let PORTAL_DATA name a folder on another disk. Nothing half-written was kept.',
        error,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new PortalFault(
        `You may not write ${place}.`,
        'Give your user the right to write there, or let PORTAL_DATA name another folder.',
        error,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new PortalFault(
        `A file is in the way of ${place}.`,
        'Move that file away, or let PORTAL_DATA name another folder.',
        error,
      );
    default:
      return error;
  }
}
