import { entriesIn, isListReading, readingOf } from '@portal/wire';
import type { ApiAnswer } from './askApi.ts';
import { inventedRef, type ConformanceCall } from './ConformanceCall.ts';
import { shownOf } from './shownOf.ts';

export interface Finding {
  kind: 'call' | 'rule';
  /** `GET highlights_documents`, or the rule in words. */
  name: string;
  /**
   * - `good`
   * - `partly`: something optional is missing
   * - `missing`: the call or rule does not work
   * - `refused`: this client may not use it
   * - `not asked`
   */
  result: 'good' | 'partly' | 'missing' | 'refused' | 'not asked';
  /** What is missing, and what the portal does without it. */
  words: string;
  required: boolean;
}

const said = ({ status, body }: ApiAnswer) => (status === 0 ? String(body) : `status ${status}`);

/** Names what came instead of data, or the first faulty fields. */
export function whyUnreadable(
  body: unknown,
  issues: readonly { path: PropertyKey[]; message: string }[],
  hasEntries = false,
): string {
  if (body === '') return 'The answer is empty';
  if (typeof body === 'string') return /^\s*</.test(body) ? 'The answer is a page' : 'The answer is not JSON';
  const faults = issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join('.') || 'answer'}: ${message}`)
    .join('; ');
  return hasEntries
    ? `The answer has content, but none that can be shown (${faults})`
    : `The answer cannot be read (${faults})`;
}

/** How the API reports an unknown reference. */
function nobody({ status, body }: ApiAnswer): string | undefined {
  if (status === 404) return '404';
  return Array.isArray(body) && body.length === 0 ? 'an empty list' : undefined;
}

export function findingOf(question: ConformanceCall, answer: ApiAnswer): Finding {
  const { call, without } = question;
  const common = {
    kind: 'call' as const,
    name: `${call.method} ${call.path}`,
    required: without === undefined,
  };
  const consequence = without ?? 'No client can log in.';
  // For an invented reference, "unknown" is a valid answer.
  const unknown = Object.values(question.query ?? {}).includes(inventedRef) ? nobody(answer) : undefined;
  if (unknown !== undefined)
    return { ...common, result: 'good', words: `An unknown reference is ${unknown}.` };
  if (answer.status === 403)
    return { ...common, result: 'refused', words: 'Not in this client’s subscription.' };
  if (answer.status < 200 || answer.status > 299)
    return { ...common, result: 'missing', words: `${said(answer)}. ${consequence}` };
  const size = question.query?.['page_size'];
  const pageSize = size === undefined ? undefined : Number(size);
  const reading = readingOf(call);
  const { error, faults } = shownOf(reading, answer.body, pageSize);
  if (error !== undefined) {
    const hasEntries = isListReading(reading) && entriesIn(answer.body) > 0;
    const why = whyUnreadable(answer.body, error.issues, hasEntries);
    return { ...common, result: 'missing', words: `${why}. ${consequence}` };
  }
  return { ...common, result: faults.length === 0 ? 'good' : 'partly', words: faults.join(' ') };
}

/** Whether everything required exists. */
export const canServe = (findings: readonly Finding[]): boolean =>
  findings.every(({ required, result }) => !required || result === 'good' || result === 'partly');
