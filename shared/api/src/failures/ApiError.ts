import { acceptTermsFirst, type Problem } from '@portal/wire';

/** Every way in which a call can fail, as far as the portal tells them apart. */
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
  /** The answer's body, when it has the shape of a problem. */
  problem?: Problem | undefined;
  /** The answer's body as it came, for the calls whose refusal is a result. */
  body?: unknown;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** A call that failed. Never shown as it is: a screen chooses the words by `kind`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  readonly body: unknown;
  /** When the server will listen again, if it said so: in whole seconds from the answer on. */
  readonly retryAfterSeconds: number | undefined;
  /** The id of the request in the logs of gateway and API, where the answer named it. */
  readonly requestId: string | undefined;

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
  }
}

/** Sorts an HTTP status into its kind. 429 refuses nothing that was asked: the service has too much to do. */
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
