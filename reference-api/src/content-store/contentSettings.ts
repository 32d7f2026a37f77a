import { bucketAddress } from '@portal/bucket';
import { z } from 'zod';
import { StartError } from '#StartError.ts';

/** Where the files of real research are stored (default: in PORTAL_DATA), and how large one may be. */
export const contentVariables = {
  PORTAL_CONTENT: z
    .string()
    .min(1)
    .refine(
      (text) => !text.includes('://') || bucketAddress(text) !== undefined,
      'must be a folder, or a bucket such as s3://research/files',
    )
    .optional(),
  /** Of a bucket that is not in AWS. */
  PORTAL_CONTENT_ENDPOINT: z
    .string()
    .regex(
      /^https?:\/\/[^\s/?#@]+\/?$/,
      'must be the address of an S3-compatible storage such as https://storage.bank.example',
    )
    .optional(),
  PORTAL_CONTENT_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be a region such as eu-central-2')
    .optional(),
  PORTAL_FILE_MB: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(10_000, 'must be at most 10000')
    .default(500),
};

interface Checked {
  PORTAL_CONTENT?: string | undefined;
  PORTAL_CONTENT_ENDPOINT?: string | undefined;
  PORTAL_CONTENT_REGION?: string | undefined;
  PORTAL_FILE_MB: number;
}

const credentials = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** What one request writes into a bucket. */
const mostBucketMegabytes = 5000;

/**
 * Refuses half of a bucket's settings, and settings of a bucket without one.
 * @throws StartError
 */
export function requireWholeBucket(settings: Checked, environment: Record<string, string | undefined>): void {
  const { PORTAL_CONTENT: given = '', PORTAL_FILE_MB: megabytes } = settings;
  if (bucketAddress(given) === undefined) {
    const idle = (['PORTAL_CONTENT_ENDPOINT', 'PORTAL_CONTENT_REGION'] as const).find(
      (name) => settings[name] !== undefined,
    );
    if (idle === undefined) return;
    throw new StartError(
      `${idle} is set, but PORTAL_CONTENT names no bucket. Set it to one such as s3://research/files, or unset ${idle}, and start again.`,
    );
  }
  const isSet = (name: string) => (environment[name] ?? '') !== '';
  const missing = credentials.filter((name) => !isSet(name));
  if (missing.length === 1)
    throw new StartError(
      `${missing.join()} is missing: a bucket needs both ${credentials.join(' and ')}, or neither and a role. Set it and start again.`,
    );
  if (missing.length > 0 && isSet('AWS_SESSION_TOKEN'))
    throw new StartError(
      `AWS_SESSION_TOKEN is set without ${credentials.join(' and ')}, which it belongs to. Set them, or unset it, and start again.`,
    );
  if (megabytes > mostBucketMegabytes)
    throw new StartError(
      `PORTAL_FILE_MB=${megabytes} is more than a bucket takes at once: it must be at most ${mostBucketMegabytes}. Lower it and start again.`,
    );
}
