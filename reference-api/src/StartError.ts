/** A start failure that a person can fix: only its message is printed, on one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
