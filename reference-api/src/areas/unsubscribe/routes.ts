import { pages, withoutTrailing } from '@portal/contract';
import { deliveries, plainText, z } from '@portal/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountRepository } from '#areas/auth/accountRepository.ts';
import { preferencesRepository } from '#areas/following/preferences/repository.ts';
import { problemAnswers } from '#http/problemAnswers.ts';
import { HttpError } from '#http/HttpError.ts';
import { limitedByAddress } from '#limits/limitAttempts.ts';
import { readSignedId, unsubscribing } from '#mail/signedId.ts';
import { languageOf } from '#mail/recipient.ts';
import type { Services } from '#Services.ts';
import { noSubscriberPage, unsubscribePage, unsubscribePagePolicy } from './unsubscribePage.ts';

const paramsSchema = z.object({ token: plainText(100) });
const choiceSchema = z.object({ token: plainText(100), delivery: z.enum(deliveries) });
const shownSchema = z.object({ before: z.enum(['single', 'daily', 'weekly']) });
const answerSchema = z.object({ success: z.literal(true) });

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', unsubscribePagePolicy)
    .serializer((text: string) => text)
    .send(html);
}

/** Mail programs and browsers post a form, which adds nothing to the URL. */
function ignoreForms(app: FastifyInstance): void {
  const ignore = (_request: unknown, _payload: unknown, parsed: (error: null) => void) => parsed(null);
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1024 },
    ignore,
  );
}

type Needed = Pick<Services, 'db' | 'secrets' | 'config'>;

function clientOf({ secrets }: Needed, token: string): number {
  const clientId = readSignedId(unsubscribing(secrets), token);
  if (clientId === undefined) throw new HttpError(404, 'There is no such address for unsubscribing.');
  return clientId;
}

const limitFor = ({ config }: Needed) =>
  limitedByAddress('unsubscribing', Math.ceil(config.PORTAL_RATE_LIMIT / 5));

/** For mail programs. */
function oneClickRoute(app: FastifyInstance, services: Needed): void {
  const preferences = preferencesRepository(services.db);
  app.post(
    '/unsubscribe/:token',
    {
      config: limitFor(services),
      schema: {
        operationId: 'unsubscribe',
        summary: 'Ends the mails about publications of the client whose mail has this address.',
        params: paramsSchema,
        security: [],
        response: { ...problemAnswers([400, 404, 413, 415, 429, 500]), 200: answerSchema },
      },
    },
    async ({ params }) => {
      await preferences.deliver(clientOf(services, paramsSchema.parse(params).token), 'none');
      return { success: true as const };
    },
  );
}

/** For people: says what stops, and stops it or undoes that by a button. */
function pageRoutes(app: FastifyInstance, services: Needed): void {
  const config = limitFor(services);
  const settingsUrl = `${services.config.PORTAL_PUBLIC_URL}${pages.mySubscription.href()}`;
  const accounts = accountRepository(services.db);
  const preferences = preferencesRepository(services.db);

  app.get('/unsubscribe/:token', { config, schema: { hide: true } }, async ({ params, query }, reply) => {
    const token = withoutTrailing(paramsSchema.safeParse(params).data?.token ?? '');
    const clientId = readSignedId(unsubscribing(services.secrets), token);
    const client = clientId === undefined ? undefined : await accounts.byId(clientId);
    if (client === undefined) return sendPage(reply.code(404), noSubscriberPage(settingsUrl));
    const { delivery } = await preferences.of(client.id);
    const before = shownSchema.safeParse(query).data?.before;
    const language = languageOf(client);
    return sendPage(reply, unsubscribePage({ language, delivery, before, token, settingsUrl }));
  });

  app.post(
    '/unsubscribe/:token/:delivery',
    { config, schema: { hide: true, params: choiceSchema } },
    async ({ params }, reply) => {
      const { token, delivery } = choiceSchema.parse(params);
      const clientId = clientOf(services, token);
      const { delivery: before } = await preferences.of(clientId);
      await preferences.deliver(clientId, delivery);
      const undoes = delivery === 'none' && before !== 'none' ? `?before=${before}` : '';
      return reply.redirect(`../${encodeURIComponent(token)}${undoes}`, 303);
    },
  );
}

/**
 * The target of List-Unsubscribe (RFC 8058) and of the link in the mails about publications, without a session. A GET
 * changes nothing, since mail scanners open links. [N-10]
 */
export async function unsubscribeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((inside, _options, done) => {
    ignoreForms(inside);
    oneClickRoute(inside, services);
    pageRoutes(inside, services);
    done();
  });
}
