import { isDeepStrictEqual } from 'node:util';
import type { Client } from '../policies/Client.ts';

export interface CheckedClient {
  /** The session's client as of the last check; undefined if not remembered. */
  presumed: Client | undefined;
  /** The client, checked after the request arrived. Rejects with 401 if the session is over. */
  confirmed: Promise<Client>;
}

type Outcome<Answer> = { answer: Answer } | { error: unknown };

/**
 * Reads for the presumed client while the session is being checked, to save time. The outcome, answer or failure, only
 * counts if the session is open and its client unchanged; otherwise `read` runs again. [B-08]
 */
export async function readWhileChecking<Answer>(
  { presumed, confirmed }: CheckedClient,
  read: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  if (presumed === undefined) return read(await confirmed);
  const attempt = read(presumed).then<Outcome<Answer>, Outcome<Answer>>(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  const client = await confirmed;
  if (!isDeepStrictEqual(client, presumed)) return read(client);
  const outcome = await attempt;
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}
