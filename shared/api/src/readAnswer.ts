import { takeUnread, type z } from '@portal/wire';
import { ApiError } from './failures/ApiError.ts';
import { apiConfiguration } from './configuration.ts';
import { describeAnswer } from './failures/readProblem.ts';
import type { Answer } from './transport/transport.ts';
import { withoutBroken } from './failures/withoutBroken.ts';

/** What was told already: of one call, on one page, the same is shown once. */
const told = new Set<string>();

/** Tells anyone who runs the portal that an answer was less than agreed. */
function tell(path: string, what: string, requestId: string | undefined): void {
  const key = `${location.pathname} ${path} ${what}`;
  if (told.has(key)) return;
  told.add(key);
  apiConfiguration().onLeftOut?.(new ApiError('server', what, { requestId }));
}

/**
 * What an answer says, as far as its reading goes. Of a list, broken records are left out; details that cannot be read
 * are done without. Both are reported, once per call and page.
 * @throws ApiError of kind `server` for an answer that the page can do nothing with
 */
export function readAnswer<Reading extends z.ZodMiniType>(
  path: string,
  reading: Reading,
  { body, requestId }: Answer,
): z.output<Reading> {
  const answer = reading.safeParse(body);
  const kept = answer.success ? undefined : withoutBroken(reading, body, answer.error);
  const unread = takeUnread();
  const message = describeAnswer(path, body);
  if (unread.length > 0) tell(path, `${message} Not read: ${unread.join(', ')}.`, requestId);
  if (answer.success) return answer.data;
  if (kept === undefined) throw new ApiError('server', message, { body, requestId, cause: answer.error });
  tell(path, `${message} ${kept.told}`, requestId);
  return kept.answer;
}
