/** Such as ENOENT; undefined for other values. */
export function systemErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The code of a system or database error, or of its cause, such as `ENOSPC` or `23505`. */
export function errorCode(error: unknown): string | undefined {
  const code = systemErrorCode(error);
  if (code !== undefined) return code;
  return typeof error === 'object' && error !== null && 'cause' in error ? errorCode(error.cause) : undefined;
}

/** For people. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
