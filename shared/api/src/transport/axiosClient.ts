import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { ApiError, kindOfStatus } from '../failures/ApiError.ts';
import { parseRetryAfter } from '../failures/parseRetryAfter.ts';
import { readProblem } from '../failures/readProblem.ts';

const client = axios.create({
  headers: { Accept: 'application/json' },
  // Leaves undefined values out.
  paramsSerializer: (params: Record<string, string | number | boolean | undefined>) => {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(params))
      if (value !== undefined) search.set(key, String(value));
    return search.toString();
  },
});

type Headers = AxiosResponse['headers'];

/** The request's id in the logs of gateway and API. */
function requestIdOf(headers: Headers): string | undefined {
  const id: unknown = headers['x-request-id'];
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

export interface Reply {
  body: unknown;
  headers: Headers;
  requestId: string | undefined;
}

/** @throws ApiError unless the answer is 2xx; an abort by the caller's signal passes through unchanged */
export async function request(configuration: AxiosRequestConfig): Promise<Reply> {
  try {
    const { data: body, headers } = await client.request<unknown>(configuration);
    return { body, headers, requestId: requestIdOf(headers) };
  } catch (error) {
    throw axios.isCancel(error) ? error : asApiError(error);
  }
}

/** Keeps only this of a failure: an AxiosError holds the request, with tokens and passwords. */
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
    requestId: requestIdOf(headers),
    cause,
  });
}
