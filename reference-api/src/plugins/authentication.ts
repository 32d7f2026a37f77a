import type { FastifyInstance } from 'fastify';
import { requireTerms, type TermsRule } from '../policies/terms.ts';
import type { Services } from '../Services.ts';
import { clientReader } from './signedIn.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is for signed-in clients; its handler finds them as `request.client`. */
    signedIn?: boolean;
    /** The route hears clients whose session their change of the password has just ended, too. */
    mayRepeatChange?: boolean;
    /** What clients get who have not accepted the terms. */
    terms?: TermsRule;
  }
}

/** Asks who is calling before anything is read of a request to a route for signed-in clients. */
export function authentication(app: FastifyInstance, services: Services): void {
  const readClient = clientReader(services);
  app.decorateRequest('client', null);
  app.addHook('onRequest', async (request) => {
    const { signedIn, terms } = request.routeOptions.config;
    if (signedIn !== true) return;
    const client = await readClient(request);
    if (terms === 'held') requireTerms(client);
    request.setDecorator('client', client);
  });
}
