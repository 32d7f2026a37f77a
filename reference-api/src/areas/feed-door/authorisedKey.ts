import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/Db.ts';
import { findKey, type FeedKey, type FeedRight } from '#feed/keys/feedKeys.ts';
import { HttpError } from '#http/HttpError.ts';

/** Which right a record needs. */
export const rightOf = (kind: string): FeedRight =>
  ['firm', 'package', 'client'].includes(kind) ? 'people' : 'research';

/** @throws HttpError 401 without a key in force, 403 if it has none of the rights */
export async function authorisedKey(
  db: Db,
  { headers }: FastifyRequest,
  needed: readonly FeedRight[],
): Promise<FeedKey> {
  const key = await findKey(db, headers.authorization);
  if (key === undefined) throw new HttpError(401, 'The key is unknown or revoked.');
  if (needed.some((right) => key.rights.includes(right))) return key;
  throw new HttpError(403, `The key ${key.name} does not have the right ${needed.join(' or ')}.`);
}
