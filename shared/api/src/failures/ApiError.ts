import { acceptTermsFirst, type Problem } from '@portal/wire';

/** The kinds of failure that the portal distinguishes. */
export type ApiErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'invalid'
  | 'timeout'
  | 'offline'
  | 'server';

interface Details {
  status?: number | undefined;
  /** The body, if it has the shape of a problem document. */
  problem?: Problem | undefined;
  /** The raw body, for calls whose refusal is a result. */
  body?: unknown;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
  /** The API answered with entries, none of which can be shown. @default false */
  isUnshown?: boolean;
}

/** A failed call. Screens choose their text by `kind` and never show `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  readonly body: unknown;
  /** Whole seconds after the answer, if the server named a time. */
  readonly retryAfterSeconds: number | undefined;
  /** The request's id in the logs of gateway and API, if known. */
  readonly requestId: string | undefined;
  /** There is content, but not in a form that the portal reads. */
  readonly isUnshown: boolean;

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.problem = details.problem;
    this.body = details.body;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
    this.isUnshown = details.isUnshown ?? false;
  }
}

/** 429 is `server`: the service is overloaded, the request is not at fault. */
export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status >= 400 && status < 500 && status !== 429) return 'invalid';
  return 'server';
}

/** Whether the API refused content because the client has not accepted the terms yet. [G-02] */
export function isTermsMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.problem?.title === acceptTermsFirst;
}
