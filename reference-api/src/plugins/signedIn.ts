import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { accessTokenReader, type AccessClaims } from '../areas/auth/accessToken.ts';
import { sessionRepository } from '../areas/auth/sessionRepository.ts';
import type { CheckedClient } from '../http/CheckedClient.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Client } from '../policies/Client.ts';
import type { Services } from '../Services.ts';

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1];
}

export const sessionOver = () => new HttpError(401, 'The access token is missing or has expired.');

/** A few kilobytes each. */
const mostRemembered = 5000;

/**
 * Finds a request's client; refuses with 401 if the token is missing or the session is over.
 * @param onSeen called for every client found
 */
export function callerReader({ db, config, secrets }: Services, onSeen: (client: Client) => void) {
  const sessions = sessionRepository({ db, config });
  const readToken = accessTokenReader(secrets.accessToken);
  const remembered = new LRUCache<string, Client>({ max: mostRemembered });

  async function claimsOf({ headers }: FastifyRequest): Promise<AccessClaims> {
    const token = bearerToken(headers.authorization);
    const claims = token === undefined ? undefined : await readToken(token);
    if (claims === undefined) throw sessionOver();
    return claims;
  }

  async function confirm(claims: AccessClaims): Promise<Client> {
    const client = await sessions.clientOf(claims);
    if (client === undefined) {
      remembered.delete(claims.sessionId);
      throw sessionOver();
    }
    remembered.set(claims.sessionId, client);
    onSeen(client);
    return client;
  }

  return {
    client: async (request: FastifyRequest): Promise<Client> => {
      const claims = await claimsOf(request);
      if (request.routeOptions.config.mayRepeatChange !== true) return confirm(claims);
      const client = await sessions.clientWhoMayRepeat(claims);
      if (client === undefined) throw sessionOver();
      return client;
    },
    caller: async (request: FastifyRequest): Promise<CheckedClient> => {
      const claims = await claimsOf(request);
      const presumed = remembered.get(claims.sessionId);
      const confirmed = confirm(claims);
      // Code that awaits `confirmed` still gets the error; a request that ends early has none.
      confirmed.catch(() => undefined);
      return { presumed, confirmed };
    },
  };
}
