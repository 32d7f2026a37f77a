import { mailTokenInvalid } from '@portal/wire-auth';
import { HttpError } from '#http/HttpError.ts';

/** For tokens that are unknown, spent, replaced, expired or issued for another purpose. */
export const invalidLink = () =>
  new HttpError(403, 'Ask for a new link and use it within ten minutes.', {
    title: 'The link is invalid or has expired.',
    errors: [mailTokenInvalid],
  });
