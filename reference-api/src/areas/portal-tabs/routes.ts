import type { FastifyInstance } from 'fastify';
import { authorisationSchema } from '@portal/wire';
import { calls } from '#calls.ts';
import { serveSignedIn } from '#http/serve.ts';
import { mayOpenTab, tabEntitlements } from '#policies/portalTabAccess.ts';

/** A refused page gets 403 with the same body as a 200. [G-08] */
export function portalTabRoutes(app: FastifyInstance): void {
  serveSignedIn(app, { call: calls.entitlementsAll }, ({ client }) =>
    Promise.resolve(tabEntitlements(client.portalTabs)),
  );

  const answers = { 403: authorisationSchema };
  serveSignedIn(app, { call: calls.authorisation, answers }, ({ client, query, reply }) => {
    const authorised = mayOpenTab(client.portalTabs, query.portal_tab_name);
    if (!authorised) reply.code(403);
    return Promise.resolve({ authorised, accepted_terms: client.acceptedTerms });
  });
}
