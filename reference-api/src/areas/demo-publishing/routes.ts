import { randomUUID } from 'node:crypto';
import { languages, pages } from '@portal/contract';
import { plainText } from '@portal/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { hasMailbox } from '#mail/mailbox/mailboxRoutes.ts';
import { newPublication } from '#seed/newPublication.ts';
import type { AreaServices } from '#Services.ts';
import { companyNamed, publish, typeNamed } from './publish.ts';

const requestSchema = z.strictObject({
  company: z.optional(plainText(200)),
  language: z._default(z.enum(languages), 'en'),
});

/** Publishes a comment on a company, so that operators can try the mails. Not in prod. [N-09] */
export function demoPublishingRoutes(app: FastifyInstance, services: AreaServices): void {
  const { PORTAL_PUBLIC_URL: publicUrl } = services.config;
  app.post(
    '/demo/publications',
    { config: { forOperators: true }, schema: { hide: true, body: requestSchema } },
    async ({ body }) => {
      const { company, language } = requestSchema.parse(body);
      const about = companyNamed(company);
      const docRef = `demo-${randomUUID()}`;
      const publication = newPublication(docRef, {
        type: typeNamed('Unternehmens-Update'),
        language,
        company: about,
        day: services.today(),
      });
      await publish(services, publication, 'demo');
      return {
        title: publication.title,
        company: about.name,
        address: `${publicUrl}${pages.documentPreview.href({ docRef })}`,
        mailbox: hasMailbox(services.config) ? `${publicUrl}/dev/mailbox` : null,
      };
    },
  );
}
