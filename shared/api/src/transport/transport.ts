import type { AxiosRequestConfig } from 'axios';
import type * as axiosClient from './axiosClient.ts';
import { apiConfiguration } from '../configuration.ts';
import { ApiError } from '../failures/ApiError.ts';

/** A call is given up after this many milliseconds. [B-06] */
export const defaultTimeoutMs = 30_000;

type Client = typeof axiosClient;
let client: Client | undefined;

/**
 * Fetches the code that makes calls. What the page asks before its code has come is answered without it, so that it
 * does not weigh on the first view. @throws ApiError when it does not arrive; the next call fetches it again
 */
export async function loadTransport(): Promise<Client> {
  try {
    return (client ??= await import(/* webpackChunkName: "transport" */ './axiosClient.ts'));
  } catch (cause) {
    throw new ApiError('offline', 'The code that calls the API could not be loaded.', { cause });
  }
}

const request = async (configuration: AxiosRequestConfig): Promise<axiosClient.Reply> => {
  const { timeoutMs = defaultTimeoutMs, adapter } = apiConfiguration();
  const { request: make } = client ?? (await loadTransport());
  return make({
    timeout: timeoutMs,
    ...configuration,
    ...(adapter === undefined ? {} : { adapter }),
  });
};

let underWay = 0;

/** Whether something is being sent that the end of this page would cut off. */
export const isSending = (): boolean => underWay > 0;

/** What only reads can be asked again; what has an adapter of its own outlives the page. */
const wouldBeCutOff = ({ method, adapter }: AxiosRequestConfig) => method !== 'GET' && adapter === undefined;

/** What the API answered, and the id of the request in its log, where that is known. */
export interface Answer {
  body: unknown;
  requestId?: string | undefined;
}

/** Counts a request as being sent until `run` has ended, also while it waits for a token. */
export async function whileSending<Result>(
  configuration: AxiosRequestConfig,
  run: () => Promise<Result>,
): Promise<Result> {
  const counted = wouldBeCutOff(configuration) ? 1 : 0;
  underWay += counted;
  try {
    return await run();
  } finally {
    underWay -= counted;
  }
}

/**
 * Sends one request and answers what came back.
 * @throws ApiError for everything but a 2xx answer; the abort of the caller's own signal passes through unchanged
 */
export const send = (configuration: AxiosRequestConfig): Promise<Answer> =>
  whileSending(configuration, () => request({ baseURL: apiConfiguration().baseUrl, ...configuration }));

/** What a server says of a file without sending it; undefined when it does not. */
export async function headersOf(
  href: string,
  signal?: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  try {
    return (await request({ method: 'HEAD', url: href, ...(signal === undefined ? {} : { signal }) }))
      .headers;
  } catch (error) {
    if (error instanceof ApiError && error.status !== undefined) return undefined;
    throw error;
  }
}
