import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/wire';
import { serveSignedIn } from '#http/serve.ts';
import type { Services } from '#Services.ts';

/** The signed-in client and what they have chosen. */
export function currentUserRoutes(app: FastifyInstance, { db }: Services): void {
  serveSignedIn(app, { call: calls.currentUser }, ({ client }) =>
    Promise.resolve({
      name: client.name,
      username: client.username,
      preferred_language: client.preferredLanguage,
      accepted_terms: client.acceptedTerms,
      cri_json: client.criJson,
    }),
  );

  serveSignedIn(app, { call: calls.acceptedTerms }, ({ client }) =>
    Promise.resolve({ accepted_terms: client.acceptedTerms }),
  );

  serveSignedIn(app, { call: calls.updatePreferredLanguage }, async ({ client, body }) => {
    await db.query(sql`update clients set preferred_language = ${body.language} where id = ${client.id}`);
    return { preferred_language: body.language };
  });
}
