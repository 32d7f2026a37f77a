import { entriesIn, takeUnread, withoutBroken, type z } from '@portal/wire';
import { ApiError } from './failures/ApiError.ts';
import { apiConfiguration } from './configuration.ts';
import { describeAnswer } from './failures/readProblem.ts';
import type { Answer } from './transport/transport.ts';

const reported = new Set<string>();

/** Reports to the portal's operators, once per call and page. */
function tell(path: string, what: string, requestId: string | undefined): void {
  const key = `${location.pathname} ${path} ${what}`;
  if (reported.has(key)) return;
  reported.add(key);
  apiConfiguration().onSkipped?.(new ApiError('server', what, { requestId }));
}

function firstOf({ issues: [first] }: z.core.$ZodError): string {
  return first === undefined ? 'no reason' : [first.path.join('.'), first.message].filter(Boolean).join(': ');
}

/**
 * Parses an answer. Drops and reports broken records of a list and unreadable details.
 * @throws ApiError of kind `server` for an unusable answer; one with entries is reported too, so that nobody takes it for
 *   an empty list
 */
export function readAnswer<Reading extends z.ZodMiniType>(
  path: string,
  reading: Reading,
  { body, requestId }: Answer,
): z.output<Reading> {
  const answer = reading.safeParse(body);
  const partial = answer.success ? undefined : withoutBroken(reading, body, answer.error);
  const unread = takeUnread();
  const message = describeAnswer(path, body);
  if (unread.length > 0) tell(path, `${message} Not read: ${unread.join(', ')}.`, requestId);
  if (answer.success) return answer.data;
  if (partial === undefined) {
    const { error: cause } = answer;
    const isUnshown = entriesIn(body) > 0;
    if (isUnshown) tell(path, `${message} Nothing of it can be shown (${firstOf(cause)}).`, requestId);
    throw new ApiError('server', message, { body, requestId, cause, isUnshown });
  }
  tell(path, `${message} ${partial.report}`, requestId);
  return partial.answer;
}
