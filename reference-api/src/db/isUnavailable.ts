import { errorCode } from '@portal/node';

/** Codes for a server that is gone, stopping, starting, full or read-only. */
const codes = `
  ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 08000 08001
  08003 08004 08006 57P01 57P02 57P03 53300 25006 53100 53200 ENOSPC EDQUOT
`
  .trim()
  .split(/\s+/);

/** Driver errors without a code. */
const words =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (codes.includes(errorCode(error) ?? '')) return true;
  if (!(error instanceof Error)) return false;
  return words.test(error.message) || isUnavailable(error.cause);
}
