import { systemErrorCode } from '@portal/node';

/** What keeps a bucket from being used, in words. */
export interface BucketFault {
  message: string;
  hint: string;
  /** Whether it may pass without a change of the settings. */
  passes: boolean;
}

/** Where the fault was met. */
interface Place {
  bucket: string;
  endpoint?: string | undefined;
  region: string;
  /** Names the bucket; `…_ENDPOINT` and `…_REGION` belong to it. */
  setting: string;
  /** Of the object, with its prefix; undefined for lists. */
  key?: string;
}

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

const isUnreachable = (error: unknown) =>
  unreachable.test(`${systemErrorCode(error) ?? ''} ${error instanceof Error ? error.message : ''}`);

const isLate = (error: unknown) =>
  answerOf(error).name === 'TimeoutError' || systemErrorCode(error) === 'ETIMEDOUT';

/** Explains why a bucket could not be used. Undefined for unknown errors. */
export function s3Fault(error: unknown, place: Place): BucketFault | undefined {
  return settingsFault(error, place) ?? passingFault(error, place);
}

const storageOf = ({ endpoint, region }: Place) => endpoint ?? `the storage of region ${region}`;

const about = ({ key }: Place) => (key === undefined ? '' : ` The object is ${key}.`);

function settingsFault(error: unknown, place: Place): BucketFault | undefined {
  const { name, status } = answerOf(error);
  const { bucket, region, setting } = place;
  const fault = (message: string, hint: string) => ({ message, hint, passes: false });
  if (name === 'NoSuchBucket')
    return fault(
      `There is no bucket “${bucket}” at ${storageOf(place)}.`,
      `Create it, or correct ${setting}.`,
    );
  if (refused.has(name) || status === 401 || status === 403)
    return fault(
      `Bucket “${bucket}” at ${storageOf(place)} refuses access (${name}).${about(place)}`,
      'The credentials in use must allow to list the bucket, and to read, write and delete its objects.',
    );
  if (name === 'CredentialsProviderError')
    return fault(
      `There are no credentials for bucket “${bucket}”.`,
      'Set them as the S3 client expects: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or a role.',
    );
  if (name === 'PermanentRedirect' || status === 301)
    return fault(`Bucket “${bucket}” is not in region ${region}.`, `Correct ${setting}_REGION.`);
  return undefined;
}

function passingFault(error: unknown, place: Place): BucketFault | undefined {
  const { name, status } = answerOf(error);
  const { bucket, setting } = place;
  const at = storageOf(place);
  const fault = (message: string, hint: string) => ({ message, hint, passes: true });
  if (isUnreachable(error))
    return fault(
      `Nothing answers at ${at}, where bucket “${bucket}” should be.${about(place)}`,
      `Check that it is running and can be reached, or correct ${setting}_ENDPOINT.`,
    );
  if (isLate(error))
    return fault(`Bucket “${bucket}” at ${at} does not answer in time.${about(place)}`, 'Try again later.');
  if (status !== undefined && status >= 500)
    return fault(
      `Bucket “${bucket}” at ${at} could not do it (${name}, ${status}), after several attempts.${about(place)}`,
      'Try again later. A write is either complete or not there.',
    );
  return undefined;
}

/** Whether the same request may succeed a moment later. */
export function isWorthRetrying(error: unknown): boolean {
  const { status } = answerOf(error);
  return isUnreachable(error) || isLate(error) || status === 429 || (status !== undefined && status >= 500);
}
