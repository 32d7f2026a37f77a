import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { ApiError, kindOfStatus } from './failures/ApiError.ts';
import { apiConfiguration } from './configuration.ts';
import { parseRetryAfter } from './failures/parseRetryAfter.ts';
import { readProblem } from './failures/readProblem.ts';

/** A call is given up after this many milliseconds. [B-06] */
export const defaultTimeoutMs = 30_000;

const client = axios.create({
  headers: { Accept: 'application/json' },
  // Undefined values are left out; everything else is encoded one by one.
  paramsSerializer: (params: Record<string, string | number | boolean | undefined>) => {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(params))
      if (value !== undefined) search.set(key, String(value));
    return search.toString();
  },
});

let underWay = 0;

/** Whether something is being sent that the end of this page would cut off. */
export const isSending = (): boolean => underWay > 0;

/** What only reads can be asked again; what has an adapter of its own outlives the page. */
const wouldBeCutOff = ({ method, adapter }: AxiosRequestConfig) => method !== 'GET' && adapter === undefined;

/**
 * Sends one request and answers its body.
 * @throws ApiError for everything but a 2xx answer; the abort of the caller's own signal passes through unchanged
 */
export async function send(request: AxiosRequestConfig): Promise<unknown> {
  const { baseUrl, timeoutMs = defaultTimeoutMs, adapter } = apiConfiguration();
  const counted = wouldBeCutOff(request) ? 1 : 0;
  underWay += counted;
  try {
    const answer: AxiosResponse<unknown> = await client.request({
      baseURL: baseUrl,
      timeout: timeoutMs,
      ...request,
      ...(adapter === undefined ? {} : { adapter }),
    });
    return answer.data;
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    throw asApiError(error);
  } finally {
    underWay -= counted;
  }
}

/** What a server says of a file without sending it; undefined when it does not. */
export async function headersOf(
  href: string,
  signal?: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  const { timeoutMs = defaultTimeoutMs, adapter } = apiConfiguration();
  const answer = client.request<unknown>({
    ...{ method: 'HEAD', url: href, timeout: timeoutMs },
    ...(signal === undefined ? {} : { signal }),
    ...(adapter === undefined ? {} : { adapter }),
  });
  try {
    return (await answer).headers;
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    const failure = asApiError(error);
    if (failure instanceof ApiError && failure.status !== undefined) return undefined;
    throw failure;
  }
}

/** What is kept of a failure: the error of the client itself carries the request, and with it tokens and passwords. */
const causeOf = ({ code, message }: AxiosError) => ({ code, message });

function asApiError(error: unknown): unknown {
  if (!(error instanceof AxiosError)) return error;
  const cause = causeOf(error);
  if (error.response === undefined) {
    const timedOut = error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT;
    return timedOut
      ? new ApiError('timeout', 'Request Timeout', { cause })
      : new ApiError('offline', 'The API could not be reached.', { cause });
  }
  const { status, statusText, data, headers } = error.response as AxiosResponse<unknown>;
  return new ApiError(kindOfStatus(status), `The API answered ${status}.`, {
    status,
    body: data,
    problem: readProblem(data, { status, statusText }),
    retryAfterSeconds: parseRetryAfter(String(headers['retry-after'] ?? '')),
    cause,
  });
}
