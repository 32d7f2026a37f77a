import type { FastifyRequest } from 'fastify';
import { readAccessToken } from '../areas/auth/accessToken.ts';
import { sessionRepository } from '../areas/auth/sessionRepository.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Client } from '../policies/Client.ts';
import type { Services } from '../Services.ts';

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1];
}

/** What is answered to requests without a session. */
export const sessionOver = () => new Refusal(401, 'The access token is missing or has expired.');

/** Finds the client of a request by its bearer token; refuses with 401 when there is none, or the session is over. */
export function clientReader({
  db,
  config,
  secrets,
}: Services): (request: FastifyRequest) => Promise<Client> {
  const sessions = sessionRepository({ db, config });
  return async (request) => {
    const token = bearerToken(request.headers.authorization);
    const claims = token === undefined ? undefined : await readAccessToken(secrets.accessToken, token);
    const { mayRepeatChange } = request.routeOptions.config;
    const find = mayRepeatChange === true ? sessions.clientWhoMayRepeat : sessions.clientOf;
    const client = claims === undefined ? undefined : await find(claims);
    if (client === undefined) throw sessionOver();
    return client;
  };
}
