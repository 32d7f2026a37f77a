import { callKey, earlyRenewal, takeEarlyAnswer } from '@portal/contract';
import type { AxiosRequestConfig } from 'axios';
import { readingOf, type Call, type z } from '@portal/wire';
import { ApiError, isTermsMissing } from './failures/ApiError.ts';
import { apiConfiguration, tabNameAtApi, type Tokens } from './configuration.ts';
import { isQuietNow } from './quietly.ts';
import { readAnswer } from './readAnswer.ts';
import { refreshOnce } from './refreshOnce.ts';
import { send, whileSending, type Answer } from './transport/transport.ts';

type QueryValue = string | number | boolean | undefined;

/** Lists and objects are sent as JSON text. */
type QueryInput = Record<string, QueryValue | readonly unknown[] | Record<string, unknown>>;

interface CallOptions<Body extends z.ZodMiniType> {
  query?: QueryInput;
  body?: z.input<Body>;
  signal?: AbortSignal;
  /** The call completes even if the page is left. */
  outlivesPage?: boolean;
  /** Nobody waits for the answer: a refusal neither renews the session nor notifies the shell. @default within `quietly` */
  isQuiet?: boolean;
}

/**
 * Calls the API and returns the parsed body. A 401 renews the session and repeats the call once. [B-01]
 * @throws ApiError, of kind `server` for an unexpected shape; a list only loses its broken records
 */
async function call<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Reading extends z.ZodMiniType,
>(definition: Call<Query, Body, Answer, Reading>, given: CallOptions<Body> = {}): Promise<z.output<Reading>> {
  const options = { isQuiet: isQuietNow(), ...given };
  const { query } = options;
  if (query === undefined) return callOnce(definition, options);
  let refusal: unknown;
  for (const parameters of attempts(query, definition.droppable)) {
    try {
      return await callOnce(definition, { ...options, query: parameters });
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'invalid')) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** The parameters; then without each that the API may refuse, and without all of them. [K-02] */
function attempts(query: QueryInput, droppable: readonly string[] = []): QueryInput[] {
  const sent = droppable.filter((name) => query[name] !== undefined).toReversed();
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
  const singly = sent.length > 1 ? sent.map((name) => [name]) : [];
  if (sent.length === 0) return [query];
  return [query, ...singly.map(without), without(sent)];
}

async function callOnce<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Reading extends z.ZodMiniType,
>(definition: Call<Query, Body, Answer, Reading>, options: CallOptions<Body>): Promise<z.output<Reading>> {
  const request: AxiosRequestConfig = {
    method: definition.method,
    url: definition.path,
    params: options.query && queryText(options.query),
    data: options.body,
    signal: options.signal,
  };
  if (options.outlivesPage === true) {
    request.adapter = 'fetch';
    request.fetchOptions = { keepalive: true };
  }
  const make = options.isQuiet === true ? sendQuietly : sendAuthenticated;
  const answer = await (definition.authenticated ? make : send)(request);
  return readAnswer(definition.path, readingOf(definition), answer);
}

const sendQuietly = (request: AxiosRequestConfig): Promise<Answer> =>
  send(withBearer(request, tokensNow().accessToken));

function tokensNow(): Tokens {
  const tokens = apiConfiguration().readTokens();
  if (tokens === undefined) throw new ApiError('unauthenticated', 'Nobody is logged in.');
  return tokens;
}

/** Notifies the shell if accepting the terms would lift the refusal; the call still fails. */
async function sendAuthenticated(request: AxiosRequestConfig): Promise<Answer> {
  try {
    return await whileSending(request, () => sendRenewing(request));
  } catch (error) {
    if (isTermsMissing(error)) apiConfiguration().onTermsMissing?.();
    throw error;
  }
}

async function sendRenewing(request: AxiosRequestConfig): Promise<Answer> {
  // A token that is being replaced would be refused.
  await earlyRenewal();
  const tokens = tokensNow();
  const early = await earlyAnswer(request, tokens.accessToken);
  if (early !== undefined) return { body: early };
  try {
    return await send(withBearer(request, tokens.accessToken));
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'unauthenticated')) throw error;
    const renewed = await refreshOnce(tokens.accessToken);
    // Never repeat the call as another client who has signed in meanwhile.
    if (renewed?.mark !== tokens.mark) throw error;
    return send(withBearer(request, renewed.accessToken));
  }
}

/** The answer if the page already made this call before this code loaded. */
async function earlyAnswer({ method, url = '', params, signal }: AxiosRequestConfig, token: string) {
  if (method !== 'GET') return undefined;
  const answer = await takeEarlyAnswer(callKey(url, sentText(params)), token);
  return signal?.aborted === true ? undefined : answer;
}

const withBearer = (request: AxiosRequestConfig, token: string): AxiosRequestConfig => ({
  ...request,
  headers: { Authorization: `Bearer ${token}` },
});

function textOf(key: string, value: QueryInput[string]): QueryValue {
  if (key === 'portal_tab_name' && typeof value === 'string') return tabNameAtApi(value);
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function sentText(parameters: unknown): Record<string, string> {
  const all = Object.entries((parameters ?? {}) as Record<string, QueryValue>);
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function queryText(query: QueryInput): Record<string, QueryValue> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, textOf(key, value)]));
}

/** The portal's only access to the API. It never toasts, navigates or logs. */
export const api = { call };
