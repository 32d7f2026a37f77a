import { isRouteErrorResponse } from '@portal/router';

export type TopLevelText = { kind: 'http'; status: string; message: string | undefined } | { kind: 'other' };

/** The words of a server's answer, if it has any. */
function serverMessage(data: unknown): string | undefined {
  if (typeof data === 'string') return data === '' ? undefined : data;
  if (typeof data !== 'object' || data === null) return undefined;
  const { message, detail, title } = data as Record<string, unknown>;
  return [message, detail, title].find((words): words is string => typeof words === 'string' && words !== '');
}

/** What to say of an error that nothing else caught: an HTTP-style one by its status and message, any other plainly. [G-12] */
export function topLevelText(error: unknown): TopLevelText {
  if (!isRouteErrorResponse(error)) return { kind: 'other' };
  return {
    kind: 'http',
    status: [error.status, error.statusText].filter(Boolean).join(' '),
    message: serverMessage(error.data),
  };
}
