import { ApiError } from '@portal/api';

/** Whether an API refused a call for its parameters. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && error.kind === 'invalid';
