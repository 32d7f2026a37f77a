/** The API answered with a success status, but did not do what was requested. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused';

  constructor(readonly errors: unknown) {
    super('The API answered with errors.');
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** @throws AnswerRefused for `errors` or `success: false`, whatever the status */
export function refuseErrors({ success, errors }: { success?: boolean | undefined; errors?: unknown }): void {
  if (success === false || !isEmpty(errors)) throw new AnswerRefused(errors);
}
