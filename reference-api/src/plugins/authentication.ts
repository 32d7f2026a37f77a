import type { FastifyInstance } from 'fastify';
import type { Services } from '../Services.ts';
import { clientReader } from './signedIn.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is for signed-in clients; its handler finds them as `request.client`. */
    signedIn?: boolean;
  }
}

/** Asks who is calling before anything is read of a request to a route for signed-in clients. */
export function authentication(app: FastifyInstance, services: Services): void {
  const readClient = clientReader(services);
  app.decorateRequest('client', null);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.signedIn === true)
      request.setDecorator('client', await readClient(request));
  });
}
