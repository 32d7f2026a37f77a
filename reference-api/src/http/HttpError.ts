import type { Problem } from '@portal/wire';

const titles: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'Log in first.',
  403: 'You are not entitled to this.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The request must be JSON.',
  429: 'Too many attempts.',
  431: 'The request is too large.',
  500: 'An unexpected error occurred while processing your request.',
  503: 'The service is not ready.',
};

export function titleOf(status: number): string {
  return titles[status] ?? (status < 500 ? 'The request was refused.' : (titles[500] ?? ''));
}

interface Explanation {
  title?: string;
  /** Errors by field, for the form that sent the call. */
  errors?: unknown;
}

/** A refusal, thrown from anywhere in a handler. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly errors: unknown;

  constructor(
    status: number,
    readonly detail?: string,
    { title, errors }: Explanation = {},
  ) {
    super(title ?? titleOf(status));
    this.statusCode = status;
    this.errors = errors;
  }

  get problem(): Problem {
    return {
      status: this.statusCode,
      title: this.message,
      detail: this.detail,
      errors: this.errors,
    };
  }
}
