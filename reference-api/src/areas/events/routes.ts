import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calls } from '#calls.ts';
import { withoutTokens } from '#http/withoutTokens.ts';
import { servePublic, serveSignedIn } from '#http/serve.ts';
import { limitAttempts, limitedByAddress } from '#limits/limitAttempts.ts';
import type { Client } from '#policies/Client.ts';
import type { Services } from '#Services.ts';
import { markOpened } from '../following/read-marks/repository.ts';
import { readPageClients } from './pageClients.ts';

export function eventRoutes(app: FastifyInstance, { db, config }: Services): void {
  const mayCapture = limitAttempts(app, {
    name: 'events of',
    max: config.PORTAL_RATE_LIMIT,
    keyOf: (request) => String(request.getDecorator<Client>('client').id),
  });
  serveSignedIn(app, { call: calls.captureEvent, refusals: [429] }, async ({ client, body, reply }) => {
    await mayCapture(reply);
    const [event] = await db.query<{ id: string }>(sql`
      insert into events (client_id, event_type, url, source_client_action, document_id)
      values (${client.id}, ${body.event_type}, ${withoutTokens(body.url)}, ${body.source_client_action}, ${body.document_id ?? null})
      returning id`);
    if (event === undefined) throw new Error('The event was not stored.');
    // A prefetched preview counts as read now.
    if (body.event_type === 'Page Open' && body.document_id !== undefined && client.acceptedTerms)
      await markOpened(db, client, body.document_id);
    return event;
  });
  const counting = limitedByAddress('counting clients', Math.ceil(config.PORTAL_RATE_LIMIT / 5));
  servePublic(app, { call: calls.pageClients, config: counting, refusals: [429] }, () => readPageClients(db));
}
