import { pages } from '@portal/contract';
import { plainText, z } from '@portal/wire';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { problemAnswers } from '#http/problemAnswers.ts';
import { HttpError } from '#http/HttpError.ts';
import { limitedByAddress } from '#limits/limitAttempts.ts';
import { readUnsubscribeToken } from '#mail/news/unsubscribeToken.ts';
import type { Services } from '#Services.ts';

const paramsSchema = z.object({ token: plainText(100) });
const answerSchema = z.object({ success: z.literal(true) });

/**
 * The target of List-Unsubscribe (RFC 8058). A POST without a session ends the mails about publications. A GET only
 * redirects to the notification centre, since mail scanners open links. [N-10]
 */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  { db, secrets, config }: Services,
): Promise<void> {
  const limit = limitedByAddress('unsubscribing', Math.ceil(config.PORTAL_RATE_LIMIT / 5));
  const centre = `${config.PORTAL_PUBLIC_URL}${pages.notificationCentre.href()}`;
  await app.register((inside, _options, done) => {
    // Mail programs post a form, which adds nothing to the URL.
    const ignore = (_request: unknown, _payload: unknown, parsed: (error: null) => void) => parsed(null);
    inside.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      ignore,
    );
    inside.post(
      '/unsubscribe/:token',
      {
        config: limit,
        schema: {
          operationId: 'unsubscribe',
          summary: 'Ends the mails about publications of the client whose mail has this address.',
          params: paramsSchema,
          security: [],
          response: { ...problemAnswers([400, 404, 413, 415, 429, 500]), 200: answerSchema },
        },
      },
      async ({ params }) => {
        const clientId = readUnsubscribeToken(secrets.unsubscribe, paramsSchema.parse(params).token);
        if (clientId === undefined) throw new HttpError(404, 'There is no such address for unsubscribing.');
        // Clients without preferences can get mails too, about saved views.
        await db.query(sql`
          insert into preferences as p (client_id, cri_json, keys, delivery)
          select id, '[]', '{}', 'none' from clients where id = ${clientId}
          on conflict (client_id) do update set delivery = 'none', revision = p.revision + 1, changed_at = now()
          where p.delivery <> 'none'`);
        return { success: true as const };
      },
    );
    inside.get('/unsubscribe/:token', { config: limit, schema: { hide: true } }, (_request, reply) =>
      reply.redirect(centre, 303),
    );
    done();
  });
}
