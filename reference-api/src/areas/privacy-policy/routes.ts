import type { FastifyInstance } from 'fastify';
import { policySchema } from '@portal/wire-preferences';
import { z } from 'zod';
import { problemAnswers } from '#http/problemAnswers.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const texts = { 'en.json': en, 'de.json': de };
const paramsSchema = z.object({ file: z.enum(['en.json', 'de.json']) });

/** Public: the text that clients accept, for environments that refer to it (`links.privacyText`). */
export function privacyPolicyRoutes(app: FastifyInstance): void {
  app.get(
    '/privacy_policy/:file',
    {
      schema: {
        operationId: 'privacyPolicy',
        summary: 'The privacy policy of a fictional bank in English (en.json) or German (de.json).',
        params: paramsSchema,
        security: [],
        response: { ...problemAnswers([400, 500]), 200: policySchema },
      },
    },
    (request) => Promise.resolve(texts[paramsSchema.parse(request.params).file]),
  );
}
