import { ApiError } from '@portal/api';

/** Whether the API refused the parameters of a call. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && error.kind === 'invalid';
