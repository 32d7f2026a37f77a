import { systemErrorCode } from '@portal/node';
import { UserFacingError } from '../faults/UserFacingError.ts';
import type { BucketPlace } from './s3Objects.ts';

interface S3Answer {
  name: string;
  status: number | undefined;
}

function answerOf(error: unknown): S3Answer {
  if (!(error instanceof Error)) return { name: '', status: undefined };
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return { name: error.name, status: $metadata?.httpStatusCode };
}

/** A missing bucket does not count. */
export function isMissing(error: unknown): boolean {
  const { name, status } = answerOf(error);
  return name === 'NoSuchKey' || name === 'NotFound' || (status === 404 && name !== 'NoSuchBucket');
}

export const isPreconditionFailed = (error: unknown): boolean =>
  answerOf(error).name === 'PreconditionFailed' || answerOf(error).status === 412;

/** Two conditional writes collided and neither was done; a retry is safe. */
export const isWriteConflict = (error: unknown): boolean =>
  answerOf(error).name === 'ConditionalRequestConflict';

const refused = new Set(['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'Forbidden']);
/** The client library keeps the code of some system errors only in the message. */
const unreachable = /\b(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ECONNRESET|EHOSTUNREACH|EPIPE)\b/;

/** Explains why a bucket could not be used. Unknown errors are returned unchanged. */
export function s3Fault(error: unknown, { bucket, endpoint, region }: BucketPlace): unknown {
  if (error instanceof UserFacingError) return error;
  const { name, status } = answerOf(error);
  const at = endpoint ?? `the storage of region ${region}`;
  const fault = (message: string, hint: string) => new UserFacingError(message, hint, error);
  if (name === 'NoSuchBucket')
    return fault(`There is no bucket “${bucket}” at ${at}.`, 'Create it, or correct PORTAL_STORE.');
  if (refused.has(name) || status === 401 || status === 403)
    return fault(
      `Bucket “${bucket}” at ${at} refuses access (${name}).`,
      'The credentials in use must allow to list the bucket, and to read, write and delete its objects.',
    );
  if (name === 'CredentialsProviderError')
    return fault(
      `There are no credentials for bucket “${bucket}”.`,
      'Set them as the S3 client expects: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or a role.',
    );
  if (unreachable.test(`${systemErrorCode(error) ?? ''} ${error instanceof Error ? error.message : ''}`))
    return fault(
      `Nothing answers at ${at}, where bucket “${bucket}” should be.`,
      'Check that it is running and can be reached, or correct PORTAL_STORE_ENDPOINT.',
    );
  if (name === 'TimeoutError' || systemErrorCode(error) === 'ETIMEDOUT')
    return fault(`Bucket “${bucket}” at ${at} does not answer in time.`, 'Try again later.');
  if (name === 'PermanentRedirect' || status === 301)
    return fault(`Bucket “${bucket}” is not in region ${region}.`, 'Correct PORTAL_STORE_REGION.');
  if (status !== undefined && status >= 500)
    return fault(
      `Bucket “${bucket}” at ${at} could not do it (${name}, ${status}), after several attempts.`,
      'Try again later. A write is either complete or not there.',
    );
  return error;
}
