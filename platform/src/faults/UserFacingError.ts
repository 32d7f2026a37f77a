/** A failure that people can act on: what failed, and what to do. Shown without a stack. */
export class UserFacingError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UserFacingError';
    this.hint = hint;
  }
}
