import type { FastifyInstance } from 'fastify';
import { Visits } from '../areas/following/read-marks/visits.ts';
import { requireTerms, type TermsRule } from '../policies/terms.ts';
import type { Services } from '../Services.ts';
import { callerReader } from './signedIn.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For signed-in clients; the handler finds them as `request.client`. */
    signedIn?: boolean;
    /** Read-only: starts while the session is being checked. The handler finds a CheckedClient as `request.caller`. */
    beginsAtOnce?: boolean;
    /** Also accepts a session just ended by the client's password change. */
    mayRepeatChange?: boolean;
    /** For clients who have not accepted the terms. */
    terms?: TermsRule;
  }
}

/** Identifies the client before the request is read. */
export function authentication(app: FastifyInstance, services: Services): void {
  const visits = new Visits(services.db, (error) =>
    app.log.warn({ err: error }, 'it could not be noted that a client is here'),
  );
  app.addHook('onClose', () => visits.settled());
  const read = callerReader(services, (client) => visits.note(client.id));
  app.decorateRequest('client', null);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { signedIn, terms, beginsAtOnce } = request.routeOptions.config;
    if (signedIn !== true) return;
    if (beginsAtOnce === true) {
      request.setDecorator('caller', await read.caller(request));
      return;
    }
    const client = await read.client(request);
    if (terms === 'held') requireTerms(client);
    request.setDecorator('client', client);
  });
}
