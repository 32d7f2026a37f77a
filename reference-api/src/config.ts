import { z } from 'zod';
import { environmentNames } from '@portal/wire';
import { StartError } from './StartError.ts';

const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(low, `must be at least ${low}`)
    .max(high, `must be at most ${high}`);

const variables = z.object({
  /** Port on the loopback address; 0 takes a free one. */
  PORTAL_API_PORT: wholeNumber(0, 65_535).default(4301),
  /** Folder of the database, its lock and the signing secret. */
  PORTAL_DATA: z.string().min(1).default('.data'),
  PORTAL_ENVIRONMENT: z
    .enum(environmentNames, `must be one of ${environmentNames.join(', ')}`)
    .default('local'),
  /** Fixes the publishing day (Europe/Zurich). */
  PORTAL_TODAY: z.iso.date('must be a day such as 2026-11-21').optional(),
  /** Number of demo publications. */
  PORTAL_DEMO_SIZE: wholeNumber(0, 100_000).default(2000),
  /** Attempts to sign in per minute and address; to renew or end one session; analytics events of one client. */
  PORTAL_RATE_LIMIT: wholeNumber(1, 1_000_000).default(300),
  /** Attempts to sign in per minute, username and address. With PORTAL_TEST_HOOKS=1 as PORTAL_RATE_LIMIT. */
  PORTAL_ACCOUNT_RATE_LIMIT: wholeNumber(1, 1_000_000).optional(),
  PORTAL_ACCESS_TOKEN_SECONDS: wholeNumber(1, 86_400).default(600),
  /** Signs tokens; left out, one is made once and kept in PORTAL_DATA. */
  PORTAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** `1` opens the calls by which browser tests make clients and publications; never in prod. */
  PORTAL_TEST_HOOKS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  PORTAL_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
});

/** The service's settings, from environment variables alone. */
export type Config = z.output<typeof variables> & { PORTAL_ACCOUNT_RATE_LIMIT: number };

const attemptsPerAccount = 10;

/** Reads the settings. An empty variable counts as not set. Throws a StartError that names each bad variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const result = variables.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError(
      `The settings are not usable: ${faults.join('; ')}. Correct or unset them and start again.`,
    );
  }
  if (result.data.PORTAL_TEST_HOOKS === '1' && result.data.PORTAL_ENVIRONMENT === 'prod') {
    throw new StartError('PORTAL_TEST_HOOKS=1 is refused in prod. Unset it and start again.');
  }
  const { PORTAL_TEST_HOOKS, PORTAL_RATE_LIMIT, PORTAL_ACCOUNT_RATE_LIMIT } = result.data;
  // Browser tests sign in with the same few accounts again and again.
  const usual = PORTAL_TEST_HOOKS === '1' ? PORTAL_RATE_LIMIT : attemptsPerAccount;
  return { ...result.data, PORTAL_ACCOUNT_RATE_LIMIT: PORTAL_ACCOUNT_RATE_LIMIT ?? usual };
}
