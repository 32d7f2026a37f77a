/** A failure that people can act on. Shown without a stack. */
export class UserFacingError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UserFacingError';
    this.hint = hint;
  }
}
