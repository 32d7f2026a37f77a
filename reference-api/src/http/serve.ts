import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify';
import { type ServedCall, type z } from '@portal/wire';
import { calls } from '#calls.ts';
import type { Client } from '../policies/Client.ts';
import { requireTerms, termsRule } from '../policies/terms.ts';
import { readWhileChecking, type CheckedClient } from './CheckedClient.ts';
import { JsonText, sendJson } from './JsonText.ts';
import { problemAnswers } from './problemAnswers.ts';

/** Parsed by the call's schemas. */
interface Incoming<Query extends z.ZodMiniType, Body extends z.ZodMiniType> {
  query: z.output<Query>;
  body: z.output<Body>;
  reply: FastifyReply;
}

interface Options {
  config?: FastifyContextConfig;
  /** Refusal statuses beyond those implied by the call. */
  refusals?: readonly number[];
  /** Answers by status, other than problems. */
  answers?: Record<number, z.core.$ZodType>;
}

export interface Serving<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
> extends Options {
  call: ServedCall<Query, Body, Answer>;
}

type CallName = keyof typeof calls;

function usualRefusals({ authenticated, forOperators, query, body }: ServedCall, name: CallName): number[] {
  return [
    ...(query === undefined && body === undefined ? [] : [400]),
    ...(authenticated ? [401] : []),
    ...(termsRule(name) === 'open' ? [] : [403]),
    ...(forOperators ? [404] : []),
    ...(body === undefined ? [] : [413, 415]),
    500,
    503,
  ];
}

function nameOf(call: ServedCall): CallName {
  const [name] = Object.entries<ServedCall>(calls).find(([, { path }]) => path === call.path) ?? [];
  if (name === undefined) throw new Error(`${call.path} is not a call of the wire.`);
  return name as CallName;
}

function register(
  app: FastifyInstance,
  serving: Serving<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>,
  handler: RouteHandler,
) {
  const { call, config, answers, refusals = [] } = serving;
  const name = nameOf(call);
  const forOperators = call.forOperators === true;
  app.route({
    method: call.method,
    url: `/${call.path}`,
    // The handler checks validation, so that an ended session is reported first.
    attachValidation: config?.beginsAtOnce === true,
    config: { ...config, signedIn: call.authenticated, forOperators, terms: termsRule(name) },
    schema: {
      ...readSchemas(call),
      operationId: name,
      summary: call.summary,
      response: {
        ...problemAnswers([...usualRefusals(call, name), ...refusals]),
        200: call.answer,
        ...answers,
      },
      security: securityOf(call),
    },
    handler,
  });
}

/** Of what a call reads. Fastify warns of schemas that are there but undefined. */
function readSchemas({ query, body }: ServedCall): FastifySchema {
  const schemas: FastifySchema = {};
  if (query !== undefined) schemas.querystring = query;
  if (body !== undefined) schemas.body = body;
  return schemas;
}

function securityOf({ authenticated, forOperators }: ServedCall): Record<string, string[]>[] {
  if (forOperators) return [{ operator: [] }];
  return authenticated ? [{ bearer: [] }] : [];
}

type Answered<Answer extends z.ZodMiniType> = Promise<z.input<Answer> | JsonText<z.input<Answer>>>;

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function servePublic<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  app: FastifyInstance,
  serving: Serving<Query, Body, Answer>,
  handle: (incoming: Incoming<Query, Body>) => Promise<z.input<Answer>>,
): void {
  if (serving.call.authenticated)
    throw new Error(`${serving.call.path} must be served to signed-in clients only.`);
  register(app, serving, (request, reply) =>
    handle({ query: request.query as z.output<Query>, body: request.body as z.output<Body>, reply }),
  );
}

/** Serves signed-in clients; others get 401 before the request is read. */
export function serveSignedIn<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  app: FastifyInstance,
  serving: Serving<Query, Body, Answer>,
  handle: (incoming: Incoming<Query, Body> & { client: Client }) => Promise<z.input<Answer>>,
): void {
  if (!serving.call.authenticated) throw new Error(`${serving.call.path} is served to everybody.`);
  register(app, serving, (request, reply) =>
    handle({
      query: request.query as z.output<Query>,
      body: request.body as z.output<Body>,
      reply,
      client: request.getDecorator<Client>('client'),
    }),
  );
}

/** Serves calls that only read: starts while the session is being checked. See readWhileChecking. */
export function serveReading<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  app: FastifyInstance,
  serving: Serving<Query, Body, Answer>,
  read: (incoming: { client: Client; query: z.output<Query> }) => Answered<Answer>,
): void {
  const { authenticated, method, path } = serving.call;
  if (!authenticated || method !== 'GET')
    throw new Error(`${path} does not only read for signed-in clients.`);
  const config = { ...serving.config, beginsAtOnce: true };
  register(app, { ...serving, config }, async (request, reply) => {
    const answer = await readWhileChecking(request.getDecorator<CheckedClient>('caller'), async (client) => {
      if (request.routeOptions.config.terms === 'held') requireTerms(client);
      if (request.validationError !== undefined) throw request.validationError;
      return read({ client, query: request.query as z.output<Query> });
    });
    return answer instanceof JsonText ? sendJson(reply, answer) : answer;
  });
}
