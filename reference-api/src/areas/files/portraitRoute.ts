import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { makePortrait } from '#documents/makePortrait.ts';
import { problemAnswers } from '#http/problemAnswers.ts';
import { HttpError } from '#http/HttpError.ts';
import type { Services } from '#Services.ts';

const paramsSchema = z.object({ file: z.string().regex(/^[A-Z]\d{1,8}\.svg$/, 'must look like A0001.svg') });

/** Public: images carry no token, and nobody real is drawn. */
export function portraitRoute(app: FastifyInstance, { db }: Services): void {
  app.get(
    '/portraits/:file',
    {
      schema: {
        operationId: 'portrait',
        summary: 'The drawn portrait of somebody of research or sales: the reference with the ending .svg.',
        params: paramsSchema,
        security: [],
        response: {
          ...problemAnswers([400, 404, 500]),
          200: { description: 'The portrait.', content: { 'image/svg+xml': { schema: z.string() } } },
        },
      },
    },
    async (request, reply) => {
      const reference = paramsSchema.parse(request.params).file.replace('.svg', '');
      const found = await db.query(
        sql`select 1 from people where reference = ${reference} and portrait is not null`,
      );
      if (found.length === 0) throw new HttpError(404, 'There is no such portrait.');
      return (
        reply
          .type('image/svg+xml; charset=utf-8')
          .header('cache-control', 'public, max-age=86400')
          // A drawing opened by itself may do nothing. A sandbox cannot be combined with an opener policy.
          .headers({
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
            'cross-origin-opener-policy': 'unsafe-none',
          })
          .send(makePortrait(reference))
      );
    },
  );
}
