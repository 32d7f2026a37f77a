/** A failure that a person can act on: what failed, and what to do about it. Shown without a stack. */
export class UserFacingError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UserFacingError';
    this.hint = hint;
  }
}
