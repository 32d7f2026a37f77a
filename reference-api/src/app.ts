import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { longestHead } from '@portal/wire';
import { mailRequestRoutes } from './areas/auth/mail-links/requestRoutes.ts';
import { mailTokenRoutes } from './areas/auth/mail-links/tokenRoutes.ts';
import { authRoutes } from './areas/auth/routes.ts';
import { companiesRoutes } from './areas/companies/routes.ts';
import { currentUserRoutes } from './areas/current-user/routes.ts';
import { demoPublishingRoutes } from './areas/demo-publishing/routes.ts';
import { errorReportRoutes } from './areas/error-reports/routes.ts';
import { eventRoutes } from './areas/events/routes.ts';
import { feedDoorRoutes } from './areas/feed-door/routes.ts';
import { documentRoutes } from './areas/files/routes.ts';
import { filterRoutes } from './areas/filters/routes.ts';
import { TagCounter } from './areas/filters/tag-filters/TagCounter.ts';
import { preferenceRoutes } from './areas/following/preferences/routes.ts';
import { ListPages } from './areas/list/listPages.ts';
import { listReader } from './areas/list/listReader.ts';
import { listRoutes } from './areas/list/routes.ts';
import { portalTabRoutes } from './areas/portal-tabs/routes.ts';
import { privacyPolicyRoutes } from './areas/privacy-policy/routes.ts';
import { testHookRoutes } from './areas/test-hooks/routes.ts';
import { postgresSearch } from './areas/texts/search/postgresSearch.ts';
import { spellingOf, spellingRoutes } from './areas/texts/spelling/routes.ts';
import { unsubscribeRoutes } from './areas/unsubscribe/routes.ts';
import { auditTo } from './audit.ts';
import { answerBrokenRequest } from './http/answerBrokenRequest.ts';
import { writeAnswers } from './http/JsonText.ts';
import { HttpError } from './http/HttpError.ts';
import { requestId } from './http/requestId.ts';
import { withoutTokens } from './http/withoutTokens.ts';
import { sharedLimits } from './limits/sharedLimits.ts';
import { hasMailbox, mailboxRoutes } from './mail/mailbox/mailboxRoutes.ts';
import { mailWriter } from './mail/mailWriter.ts';
import { digestsWhenDue } from './mail/news/addDigests.ts';
import { matchNext } from './mail/news/matching.ts';
import { mailRepository } from './mail/queue/mailRepository.ts';
import { MailQueue, type MailPatience } from './mail/queue/MailQueue.ts';
import { authentication } from './plugins/authentication.ts';
import { finishRequests } from './plugins/finishRequests.ts';
import { health } from './plugins/health.ts';
import { openapi } from './plugins/openapi.ts';
import { operators } from './plugins/operators.ts';
import { problems, sendProblem } from './plugins/problems.ts';
import { answerHeaders, safeHeaders } from './plugins/safeHeaders.ts';
import { typedText } from './plugins/typedText.ts';
import type { AreaServices, Services } from './Services.ts';

export interface AppOptions {
  /** For tests: checking halves the throughput. */
  checkAnswers: boolean;
  /** Default: standard output. */
  logTo?: NodeJS.WritableStream;
  /** How long failing mails are tolerated. Default: the usual. */
  mailPatience?: MailPatience | undefined;
}

/** Creates what needs the application's log. Mails and answers in progress finish before the application closes. */
function areaServices(
  app: FastifyInstance,
  services: Services,
  mailPatience: AppOptions['mailPatience'],
): AreaServices {
  const { db, sendMail, secrets } = services;
  const audited = { ...services, audit: auditTo(app.log, secrets.pseudonym) };
  const addDigests = digestsWhenDue(db, (error) =>
    app.log.error({ err: error }, 'Digests about changes could not be made yet.'),
  );
  const onFault = (error: unknown, view: number) =>
    app.log.error({ err: error, view }, 'A saved view could not be checked.');
  const mailQueue = new MailQueue(
    {
      mails: mailRepository(db),
      matchNext: async () => (await addDigests()) || matchNext(db, { onFault }),
      write: mailWriter(audited),
      send: sendMail,
      log: app.log,
    },
    mailPatience,
  );
  app.decorate('mailQueue', mailQueue);
  app.addHook('onReady', (done) => {
    mailQueue.begin();
    done();
  });
  // Starts now, so that mails and calls in progress are awaited together.
  let closed = Promise.resolve();
  app.addHook('preClose', (done) => {
    closed = mailQueue.close();
    done();
  });
  app.addHook('onClose', () => closed);
  finishRequests(app);
  return { ...audited, mailQueue };
}

/** URLs that the router cannot parse never reach the error handler. */
function refuseAddress({ statusCode = 400 }: FastifyError, reply: FastifyReply): void {
  sendProblem(reply.headers(answerHeaders), new HttpError(statusCode, 'The address is not valid.'));
}

/** By room: each may use those before it. */
function researchRoutes(api: FastifyInstance, services: Services): void {
  const { db } = services;
  const search = postgresSearch(db);
  const pages = new ListPages(db, search);
  const list = listReader(services, { pages, search });
  const counter = new TagCounter(db, search, pages.versions);
  const spelling = spellingOf(services, search);
  spellingRoutes(api, spelling);
  filterRoutes(api, services, { search, counter, spelling });
  listRoutes(api, services, { search, counter, pages, list });
  companiesRoutes(api, services, { list, counter });
  documentRoutes(api, services, list);
}

function clientRoutes(api: FastifyInstance, services: AreaServices): void {
  currentUserRoutes(api, services);
  portalTabRoutes(api);
  preferenceRoutes(api, services);
  privacyPolicyRoutes(api);
}

function inventedContentRoutes(api: FastifyInstance, services: AreaServices): void {
  const { PORTAL_DEMO, PORTAL_TEST_HOOKS } = services.config;
  if (PORTAL_DEMO === '1') demoPublishingRoutes(api, services);
  if (PORTAL_TEST_HOOKS === '1') testHookRoutes(api, services);
}

/** A request must arrive completely within 30 seconds. [O-01] */
const wholeRequests = {
  bodyLimit: 64 * 1024,
  requestTimeout: 30_000,
  // Refusing calls while closing would help nobody.
  return503OnClosing: false,
  // Node swaps the two timeouts if headersTimeout is the longer one, as it is by default.
  http: { headersTimeout: 30_000, maxHeaderSize: longestHead, connectionsCheckingInterval: 5000 },
};

function hooks(app: FastifyInstance, services: Services): void {
  problems(app);
  safeHeaders(app);
  typedText(app);
  authentication(app, services);
  operators(app, services.config);
}

/** Registers what every request passes, then the areas. */
export async function buildApp(
  services: Services,
  { checkAnswers, logTo, mailPatience }: AppOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: services.config.PORTAL_LOG_LEVEL,
      stream: logTo,
      base: { pid: process.pid },
      serializers: { req: ({ method, url }) => ({ method, url: withoutTokens(url) }) },
    },
    trustProxy: ['loopback', ...services.config.PORTAL_TRUSTED_PROXIES],
    genReqId: requestId,
    ...wholeRequests,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) => refuseAddress(error, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  writeAnswers(app, { checked: checkAnswers });
  hooks(app, services);
  await app.register(rateLimit, {
    global: false,
    store: sharedLimits(services),
    errorResponseBuilder: (_request, { after }) => new HttpError(429, `Please try again in ${after}.`),
  });
  health(app, services);
  if (hasMailbox(services.config)) mailboxRoutes(app, services.config);
  const inside = areaServices(app, services, mailPatience);

  await app.register(
    async (api) => {
      await openapi(api, services.config);
      authRoutes(api, inside);
      mailRequestRoutes(api, inside);
      mailTokenRoutes(api, inside);
      clientRoutes(api, inside);
      researchRoutes(api, services);
      eventRoutes(api, services);
      errorReportRoutes(api, services);
      await unsubscribeRoutes(api, services);
      await feedDoorRoutes(api, inside);
      inventedContentRoutes(api, inside);
    },
    { prefix: '/api' },
  );
  return app;
}
