import { isRouteErrorResponse } from '@portal/router';
import { plainWords } from './plainWords.ts';

export type TopLevelText = { kind: 'http'; status: string; message: string | undefined } | { kind: 'other' };

const isMarkupOrData = (words: string) => /^\s*[<{[]/.test(words);

/** The server's message, unless it is not meant for readers. [G-12] */
export function serverMessage(data: unknown): string | undefined {
  const record = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const { message, detail, title } = record;
  return [data, message, detail, title]
    .filter((words) => typeof words === 'string')
    .filter((words) => !isMarkupOrData(words))
    .map(plainWords)
    .find((words) => words !== '');
}

/** Undefined if there was no answer. [G-12] */
export function statusLine(status: number | undefined, statusText: string | undefined): string | undefined {
  if (status === undefined) return undefined;
  return [status, plainWords(statusText ?? '')].filter(Boolean).join(' ');
}

/** HTTP-style errors by status and message, others in general terms. [G-12] */
export function topLevelText(error: unknown): TopLevelText {
  if (!isRouteErrorResponse(error)) return { kind: 'other' };
  return {
    kind: 'http',
    status: statusLine(error.status, error.statusText) ?? '',
    message: serverMessage(error.data),
  };
}
