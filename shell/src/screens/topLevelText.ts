import { isRouteErrorResponse } from '@portal/router';
import { plainWords } from './plainWords.ts';

export type TopLevelText = { kind: 'http'; status: string; message: string | undefined } | { kind: 'other' };

/** A page or a structure that was meant for no reader. */
const isMarkupOrData = (words: string) => /^\s*[<{[]/.test(words);

/** The words of a server's answer, if it has any that are meant for a reader. [G-12] */
export function serverMessage(data: unknown): string | undefined {
  const record = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const { message, detail, title } = record;
  return [data, message, detail, title]
    .filter((words) => typeof words === 'string')
    .filter((words) => !isMarkupOrData(words))
    .map(plainWords)
    .find((words) => words !== '');
}

/** Status and status text as one line; undefined when there was no answer. [G-12] */
export function statusLine(status: number | undefined, statusText: string | undefined): string | undefined {
  if (status === undefined) return undefined;
  return [status, plainWords(statusText ?? '')].filter(Boolean).join(' ');
}

/** What to say of an error that nothing else caught: an HTTP-style one by its status and message, any other plainly. [G-12] */
export function topLevelText(error: unknown): TopLevelText {
  if (!isRouteErrorResponse(error)) return { kind: 'other' };
  return {
    kind: 'http',
    status: statusLine(error.status, error.statusText) ?? '',
    message: serverMessage(error.data),
  };
}
