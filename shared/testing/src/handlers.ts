import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { isDeclared, type Call, type ServedCall, type z } from '@portal/wire';

export interface TestRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Answers one call of the API. Only the network is replaced. */
export interface Handler {
  method: string;
  path: string;
  answer: (request: TestRequest) => Promise<Answer>;
}

interface AnswerOptions {
  /** @default 200 */
  status?: number;
  /** Delays the answer. */
  after?: Promise<unknown>;
}

/** Answers with the type of the call. */
export function answer<Definition extends Call>(
  definition: Definition,
  body: z.input<Definition['answer']> | ((request: TestRequest) => z.input<Definition['answer']>),
  options: AnswerOptions = {},
): Handler {
  const make = typeof body === 'function' ? (body as (request: TestRequest) => unknown) : () => body;
  return {
    method: definition.method,
    path: definition.path,
    answer: async (request) => {
      await options.after;
      return { status: options.status ?? 200, body: make(request) };
    },
  };
}

/** Answers with an error status. */
export function refuse(
  definition: Call,
  status: number,
  body: unknown = { status, title: 'Refused' },
): Handler {
  return {
    method: definition.method,
    path: definition.path,
    answer: () => Promise.resolve({ status, body }),
  };
}

/** Answers 429 with a `retry-after`. */
export function refuseForNow(definition: Call, retryAfterSeconds: number): Handler {
  return {
    method: definition.method,
    path: definition.path,
    answer: () =>
      Promise.resolve({
        status: 429,
        body: { status: 429, title: 'Too many calls' },
        headers: { 'retry-after': String(retryAfterSeconds) },
      }),
  };
}

/** The connection fails. */
export function unreachable(definition: Call): Handler {
  return {
    method: definition.method,
    path: definition.path,
    answer: () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK)),
  };
}

/** The call times out. */
export function timesOut(definition: Call): Handler {
  return {
    method: definition.method,
    path: definition.path,
    answer: () => Promise.reject(new AxiosError('timeout exceeded', AxiosError.ECONNABORTED)),
  };
}

const bodyOf = (data: unknown): unknown => (typeof data === 'string' ? JSON.parse(data) : data);

function readRequest(config: InternalAxiosRequestConfig): TestRequest {
  const params = (config.params ?? {}) as Record<string, unknown>;
  const query = Object.entries(params).filter(([, value]) => value !== undefined);
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: config.url ?? '',
    query: Object.fromEntries(query.map(([key, value]) => [key, String(value)])),
    body: bodyOf(config.data),
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([key, value]) => [key, String(value)]),
    ),
  };
}

/** Answers calls as they declare it themselves. */
export const declaredAnswers = (calls: Readonly<Record<string, ServedCall>>): Handler[] =>
  Object.values(calls)
    .filter(isDeclared)
    .flatMap((each) => {
      const { example } = each.served();
      return example === undefined ? [] : [answer(each, example)];
    });

/** An axios adapter. The first matching handler answers, or the first of `otherwise`; a call without one fails and is named in the error. */
export function testNetwork(
  handlers: Handler[],
  seen: TestRequest[] = [],
  otherwise: readonly Handler[] = [],
): AxiosAdapter {
  return async (config) => {
    const request = readRequest(config);
    seen.push(request);
    // A test may add handlers later.
    const handler = [...handlers, ...otherwise].find(
      ({ method, path }) => method === request.method && path === request.path,
    );
    if (handler === undefined)
      throw new Error(`No handler in this test answers ${request.method} ${request.path}.`);
    const { status, body, headers = {} } = await untilAborted(handler.answer(request), config);
    const response: AxiosResponse<unknown> = {
      status,
      statusText: '',
      data: body,
      headers: new AxiosHeaders({ 'content-type': 'application/json', ...headers }),
      config,
    };
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
  };
}

function untilAborted<T>(work: Promise<T>, { signal }: InternalAxiosRequestConfig): Promise<T> {
  if (signal === undefined) return work;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener?.('abort', () => reject(new AxiosError('canceled', AxiosError.ERR_CANCELED)));
  });
  return Promise.race([work, aborted]);
}
