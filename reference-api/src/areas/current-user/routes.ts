import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { serveSignedIn } from '#http/serve.ts';
import { limitAttempts } from '#limits/limitAttempts.ts';
import type { Client } from '#policies/Client.ts';
import type { AreaServices } from '#Services.ts';
import { keepNewsAtStart, newsAtStartOf } from '#areas/following/newsAtStart.ts';
import { preferencesRepository } from '#areas/following/preferences/repository.ts';
import { changePassword } from './changePassword.ts';

export function currentUserRoutes(app: FastifyInstance, services: AreaServices): void {
  const { db, audit, config } = services;
  const preferences = preferencesRepository(db);
  serveSignedIn(app, { call: calls.currentUser }, async ({ client }) => {
    const [{ cri_json }, news_at_start] = await Promise.all([
      preferences.of(client.id),
      newsAtStartOf(db, client.id),
    ]);
    return {
      name: client.name,
      username: client.username,
      preferred_language: client.preferredLanguage,
      accepted_terms: client.acceptedTerms,
      cri_json,
      news_at_start,
    };
  });

  serveSignedIn(app, { call: calls.updateNewsAtStart }, async ({ client, body }) => {
    await keepNewsAtStart(db, client.id, body.news_at_start);
    return { success: true as const };
  });

  serveSignedIn(app, { call: calls.acceptedTerms }, ({ client }) =>
    Promise.resolve({ accepted_terms: client.acceptedTerms }),
  );

  serveSignedIn(app, { call: calls.updatePreferredLanguage }, async ({ client, body, reply }) => {
    await db.query(sql`update clients set preferred_language = ${body.language} where id = ${client.id}`);
    audit('language changed', { clientId: client.id, address: reply.request.ip });
    return { preferred_language: body.language };
  });

  serveSignedIn(app, { call: calls.updateAcceptedTerms }, async ({ client, body, reply }) => {
    await db.query(sql`update clients set accepted_terms = ${body.accepted_terms} where id = ${client.id}`);
    audit('terms accepted', { clientId: client.id, address: reply.request.ip });
    return { accepted_terms: body.accepted_terms };
  });

  const change = changePassword(services);
  const byClient = limitAttempts(app, {
    name: 'changing the password of',
    max: config.PORTAL_ACCOUNT_RATE_LIMIT,
    keyOf: (request) => String(request.getDecorator<Client>('client').id),
  });
  serveSignedIn(
    app,
    { call: calls.changePassword, config: { mayRepeatChange: true }, refusals: [429] },
    async ({ client, body, reply }) => {
      await byClient(reply);
      return change({ client, body, reply });
    },
  );
}
