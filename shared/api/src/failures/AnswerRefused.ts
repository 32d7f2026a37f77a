/** The API took a call and answered that it did not do what it was asked, with a status that says otherwise. */
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

/**
 * Errors in an answer are a failure whatever its status, and so is the word that it was no success.
 * @throws AnswerRefused
 */
export function refuseErrors({ success, errors }: { success: boolean; errors?: unknown }): void {
  if (!success || !isEmpty(errors)) throw new AnswerRefused(errors);
}
