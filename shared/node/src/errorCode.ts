/** The code of a system error such as ENOENT, or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The code of a system's or database's error, or of what caused it: `ENOSPC`, `23505`; undefined when there is none. */
export function errorCode(error: unknown): string | undefined {
  const code = systemErrorCode(error);
  if (code !== undefined) return code;
  return typeof error === 'object' && error !== null && 'cause' in error ? errorCode(error.cause) : undefined;
}
