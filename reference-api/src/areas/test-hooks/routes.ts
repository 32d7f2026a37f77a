import { randomBytes, randomUUID } from 'node:crypto';
import { languages, parseLanguage, portalTabs } from '@portal/contract';
import { docRefSchema, plainText } from '@portal/wire';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { companyNamed, publish, typeNamed } from '#areas/demo-publishing/publish.ts';
import { assetClasses } from '#policies/entitlements.ts';
import { addClients } from '#seed/demoAccounts.ts';
import { newPublication } from '#seed/newPublication.ts';
import { removeTestClient } from '#seed/removal/removeTestClient.ts';
import type { AreaServices, Services } from '#Services.ts';

const clientSchema = z.strictObject({
  name: z._default(plainText(100).check(z.minLength(1)), 'Tess Tester'),
  portal_tabs: z._default(z.array(z.enum(portalTabs)), [...portalTabs]),
  asset_classes: z._default(z.array(z.enum(assetClasses)), [...assetClasses]),
  languages: z._default(z.array(z.enum(languages)), [...languages]),
  accepted_terms: z._default(z.boolean(), true),
  preferred_language: z._default(z.enum(['English', 'German']), 'English'),
  /** End of the last visit; undefined for none. */
  last_seen: z.optional(z.iso.datetime()),
});

const publicationSchema = z.strictObject({
  title: plainText(300).check(z.minLength(1)),
  language: z._default(z.enum(languages), 'en'),
  asset_classes: z._default(z.array(z.enum(assetClasses)).check(z.minLength(1)), ['Equity']),
  /** German name. */
  publication_type: z._default(plainText(100), 'Unternehmens-Update'),
  form: z._default(z.enum(['pdf', 'xlsx', 'html']), 'pdf'),
  /** A sentence per line; generated if undefined. */
  text: z.optional(plainText(20_000).check(z.minLength(1))),
  /** The paper's name; a separate paper if undefined. */
  paper: z.optional(plainText(100).check(z.minLength(1))),
  /** Some company if undefined. */
  company: z.optional(plainText(200)),
  /** In Zurich, minutes since midnight; now if undefined. */
  minutes: z.optional(z.int().check(z.minimum(0), z.maximum(1439))),
});

async function addPublication(services: AreaServices, given: z.output<typeof publicationSchema>) {
  const docRef = `test-${randomUUID()}`;
  const publication = newPublication(docRef, {
    type: typeNamed(given.publication_type),
    language: given.language,
    company: companyNamed(given.company),
    title: given.title,
    text: given.text,
    paper: given.paper,
    assetClasses: given.asset_classes,
    form: given.form,
    day: services.today(),
    minutes: given.minutes,
  });
  await publish(services, publication, 'test');
  return { doc_ref: docRef };
}

async function addClient({ db, config }: Services, given: z.output<typeof clientSchema>) {
  const reference = `test-${randomUUID()}`;
  const client = {
    reference,
    name: given.name,
    email: `${reference}@test.example`,
    language: parseLanguage(given.preferred_language) ?? 'en',
    acceptedTerms: given.accepted_terms,
    portalTabs: given.portal_tabs,
    assetClasses: given.asset_classes,
    languages: given.languages,
  };
  const password = `Aa1-${randomBytes(9).toString('base64url')}`;
  await addClients(db, [client], { password, power: config.PORTAL_PASSWORD_POWER, origin: 'test' });
  if (given.last_seen !== undefined)
    await db.query(sql`insert into visits (client_id, seen_at)
      select id, ${given.last_seen}::timestamptz from clients where username = ${client.email}`);
  return { username: client.email, password };
}

/** For browser tests. Registered only with PORTAL_TEST_HOOKS=1, never in prod. */
export function testHookRoutes(app: FastifyInstance, services: AreaServices): void {
  const hidden = { hide: true };
  app.post('/test/clients', { schema: { ...hidden, body: clientSchema } }, (request) =>
    addClient(services, clientSchema.parse(request.body)),
  );
  app.delete<{ Params: { username: string } }>(
    '/test/clients/:username',
    { schema: { ...hidden, params: z.object({ username: plainText(300) }) } },
    async (request) => ({
      removed: (await removeTestClient(services.db, request.params.username)) ? 1 : 0,
    }),
  );
  app.post('/test/publications', { schema: { ...hidden, body: publicationSchema } }, (request) =>
    addPublication(services, publicationSchema.parse(request.body)),
  );
  app.delete<{ Params: { docRef: string } }>(
    '/test/publications/:docRef',
    { schema: { ...hidden, params: z.object({ docRef: docRefSchema }) } },
    async (request) => {
      const gone = await services.db.query(
        sql`delete from publications where origin = 'test' and doc_ref = ${request.params.docRef} returning id`,
      );
      return { removed: gone.length };
    },
  );
}
