/** A reason not to start that a person can act on: its message is printed alone, on one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
