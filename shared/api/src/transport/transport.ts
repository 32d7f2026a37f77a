import type { AxiosRequestConfig } from 'axios';
import type * as axiosClient from './axiosClient.ts';
import { apiConfiguration } from '../configuration.ts';
import { ApiError } from '../failures/ApiError.ts';

/** Milliseconds before a call is aborted. [B-06] */
export const defaultTimeoutMs = 30_000;

type Client = typeof axiosClient;
let client: Client | undefined;

/**
 * Loads the code that makes calls; early requests do without it, to keep the first view small.
 * @throws ApiError if it cannot be loaded; the next call retries
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
    adapter: adapter ?? configuration.adapter,
  });
};

let underWay = 0;

/** Whether unloading the page would abort a request. */
export const isSending = (): boolean => underWay > 0;

/** Reads can be repeated, and requests with their own adapter outlive the page. */
const wouldBeCutOff = ({ method, adapter }: AxiosRequestConfig) => method !== 'GET' && adapter === undefined;

export interface Answer {
  body: unknown;
  requestId?: string | undefined;
}

/** Counts a request as under way until `run` ends, including any wait for a token. */
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

/** @throws ApiError unless the answer is 2xx; an abort by the caller's signal passes through unchanged */
export const send = (configuration: AxiosRequestConfig): Promise<Answer> =>
  whileSending(configuration, () => request({ baseURL: apiConfiguration().baseUrl, ...configuration }));

/** The headers of a file; undefined if the server refuses. */
export async function headersOf(
  href: string,
  signal?: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  try {
    return (await request({ method: 'HEAD', url: href, signal })).headers;
  } catch (error) {
    if (error instanceof ApiError && error.status !== undefined) return undefined;
    throw error;
  }
}
