import { errorCode } from '@portal/node';

/** The network's and PostgreSQL's codes for a server that is gone, ends, begins, is full or may not write. */
const codes = [
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '53300'],
  ...['25006', '53100', '53200', 'ENOSPC', 'EDQUOT'],
];

/** What the driver says without a code. */
const words =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether something failed because the database cannot be used for now: by nobody's fault, and not for ever. */
export function isUnavailable(error: unknown): boolean {
  if (codes.includes(errorCode(error) ?? '')) return true;
  if (!(error instanceof Error)) return false;
  return words.test(error.message) || isUnavailable(error.cause);
}
