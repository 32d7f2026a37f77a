import { isDeepStrictEqual } from 'node:util';
import type { Client } from '../policies/Client.ts';

/** Who makes a request, while the database is still being asked about the session. */
export interface Caller {
  /** The client of the session when it was asked about last; undefined when it is not remembered. */
  presumed: Client | undefined;
  /** The client now, asked about after the request had come. Fails with 401 when the session is over. */
  confirmed: Promise<Client>;
}

type Outcome<Answer> = { answer: Answer } | { error: unknown };

/**
 * Begins reading for the client that the session had when it was asked about last, so that the question who asks takes no time of its
 * own. What comes of it, an answer or a failure, counts only when the session is open and its client still the very same: else it is
 * thrown away, and the work is done for who it is now. [B-08]
 */
export async function readFor<Answer>(
  { presumed, confirmed }: Caller,
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
