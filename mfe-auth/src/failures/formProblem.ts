import { AnswerRefused, ApiError, callFailure, errorLines, errorsIn, type CallFailure } from '@portal/api';
import { messageOfLine, type Message } from './message.ts';

/** The problems of a form, by field name and for the form as a whole. */
export interface FormProblem {
  fields: Partial<Record<string, Message>>;
  lines: readonly Message[];
  /** Why the call failed; only if the server sent no messages. */
  call?: CallFailure;
  /** The server refuses what the form depends on, such as a spent link. */
  isForbidden: boolean;
}

function errorsOf(error: unknown): unknown {
  if (error instanceof AnswerRefused) return error.errors;
  return error instanceof ApiError ? errorsIn(error.body) : undefined;
}

function firstLineAt(errors: unknown, name: string): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  return errorLines(new Map(Object.entries(errors)).get(name))[0];
}

export const problemAt = (field: string, message: Message): FormProblem => ({
  fields: { [field]: message },
  lines: [],
  isForbidden: false,
});

/**
 * Turns a failed call into problems of the form: the first message for a field is shown at the field, the others below
 * the form. Without messages from the server: why the call failed.
 */
export function formProblem(error: unknown, names: readonly string[]): FormProblem {
  const call = callFailure(error);
  const errors = call.kind === 'tooMany' ? undefined : errorsOf(error);
  const lines = errorLines(errors);
  const isForbidden = error instanceof ApiError && error.kind === 'forbidden';
  if (lines.length === 0) return { fields: {}, lines: [], call, isForbidden };
  const atFields = names.flatMap((name) => {
    const line = firstLineAt(errors, name);
    return line === undefined ? [] : [{ name, line }];
  });
  const shown = new Set(atFields.map(({ line }) => line));
  return {
    fields: Object.fromEntries(atFields.map(({ name, line }) => [name, messageOfLine(line)])),
    lines: lines.filter((line) => !shown.has(line)).map(messageOfLine),
    isForbidden,
  };
}
