import { readingOf, takeUnread } from '@portal/wire';
import type { ApiAnswer } from './askApi.ts';
import { inventedRef, type AskedCall } from './AskedCall.ts';

/** What was found of a call or a rule. */
export interface Finding {
  kind: 'call' | 'rule';
  /** `GET highlights_documents`, or the rule in words. */
  name: string;
  /**
   * `good`; `partly`: something is missing that the portal does without; `missing`: the call or rule is not there;
   * `refused`: this client may not; `not asked`.
   */
  result: 'good' | 'partly' | 'missing' | 'refused' | 'not asked';
  /** What is missing, and what the portal does without it. */
  words: string;
  /** Nobody gets into the portal without it. */
  required: boolean;
}

const said = ({ status, body }: ApiAnswer) => (status === 0 ? String(body) : `status ${status}`);

/** Why an answer cannot be read: it is something else than data, or by the first faults of its fields. */
export function whyUnreadable(
  body: unknown,
  issues: readonly { path: PropertyKey[]; message: string }[],
): string {
  if (body === '') return 'The answer is empty';
  if (typeof body === 'string') return /^\s*</.test(body) ? 'The answer is a page' : 'The answer is not JSON';
  const faults = issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join('.') || 'answer'}: ${message}`)
    .join('; ');
  return `The answer cannot be read (${faults})`;
}

/** How an API says that it knows nobody. */
function nobody({ status, body }: ApiAnswer): string | undefined {
  if (status === 404) return '404';
  return Array.isArray(body) && body.length === 0 ? 'an empty list' : undefined;
}

/** What an answer is worth to the portal. */
export function findingOf(asked: AskedCall, answer: ApiAnswer): Finding {
  const { call, without } = asked;
  const common = {
    ...{ kind: 'call' as const, name: `${call.method} ${call.path}`, required: without === undefined },
  };
  const consequence = without ?? 'No client can log in.';
  // That nobody is known under an invented reference is an answer as well.
  const unknown = Object.values(asked.query ?? {}).includes(inventedRef) ? nobody(answer) : undefined;
  if (unknown !== undefined)
    return { ...common, result: 'good', words: `An unknown reference is ${unknown}.` };
  if (answer.status === 403)
    return { ...common, result: 'refused', words: 'Not in this client’s subscription.' };
  if (answer.status < 200 || answer.status > 299)
    return { ...common, result: 'missing', words: `${said(answer)}. ${consequence}` };
  takeUnread();
  const read = readingOf(call).safeParse(answer.body);
  const unread = takeUnread();
  if (!read.success)
    return {
      ...common,
      result: 'missing',
      words: `${whyUnreadable(answer.body, read.error.issues)}. ${consequence}`,
    };
  if (unread.length > 0)
    return { ...common, result: 'partly', words: `Missing, but optional: ${unread.join(', ')}.` };
  return { ...common, result: 'good', words: '' };
}

/** Whether the portal can be put in front of the API: everything that it cannot do without is there. */
export const canServe = (findings: readonly Finding[]): boolean =>
  findings.every(({ required, result }) => !required || result === 'good' || result === 'partly');
