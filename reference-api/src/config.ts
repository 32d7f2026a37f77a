import { isIP } from 'node:net';
import { isNetwork } from '@portal/node';
import { z } from 'zod';
import { environmentNames } from '@portal/wire';
import { passwordPower } from './areas/auth/passwords.ts';
import { contentVariables, requireWholeBucket } from './content-store/contentSettings.ts';
import { requireProdSettings } from './prodSettings.ts';
import { StartError } from './StartError.ts';

const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(low, `must be at least ${low}`)
    .max(high, `must be at most ${high}`);

const webAddress = 'must be an address without a path such as https://research.bank.example';

const variables = z.object({
  /** 0 takes a free port. */
  PORTAL_API_PORT: wholeNumber(0, 65_535).default(4301),
  /** Must be 0.0.0.0 in a container. */
  PORTAL_API_HOST: z
    .string()
    .refine((text) => isIP(text) > 0, 'must be an address such as 0.0.0.0')
    .default('127.0.0.1'),
  /** Proxies, besides the server's own machine, whose `x-forwarded-…` headers are trusted. */
  PORTAL_TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every(isNetwork),
      'must be a list of addresses or networks such as 10.0.0.0/8, 192.0.2.7',
    )
    .default([]),
  /** Holds the database, its lock and the signing secret. */
  PORTAL_DATA: z.string().min(1).default('.data'),
  PORTAL_ENVIRONMENT: z
    .enum(environmentNames, `must be one of ${environmentNames.join(', ')}`)
    .default('local'),
  /** Fixes the publishing day (Europe/Zurich). */
  PORTAL_TODAY: z.iso.date('must be a day such as 2026-11-21').optional(),
  /** `1`: invented research and, outside prod, its accounts. Default: on in local, off elsewhere. */
  PORTAL_DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  PORTAL_DEMO_SIZE: wholeNumber(0, 100_000).default(2000),
  /** Per minute: sign-ins by address, renewals or sign-outs by session, analytics events by client. */
  PORTAL_RATE_LIMIT: wholeNumber(1, 1_000_000).default(300),
  /** Sign-ins per minute, username and address. Defaults to PORTAL_RATE_LIMIT with PORTAL_TEST_HOOKS=1. */
  PORTAL_ACCOUNT_RATE_LIMIT: wholeNumber(1, 1_000_000).optional(),
  /** How long analytics events are kept. */
  PORTAL_EVENTS_DAYS: wholeNumber(1, 10_000).default(400),
  /** How long is kept who read what. */
  PORTAL_READERSHIP_DAYS: wholeNumber(1, 10_000).default(7 * 365),
  /** Mailed links per 15 minutes and username. Defaults to PORTAL_RATE_LIMIT with PORTAL_TEST_HOOKS=1. */
  PORTAL_MAIL_RATE_LIMIT: wholeNumber(1, 1_000_000).optional(),
  /** Password hash: scrypt with N = 2^this. Lower values are for tests, refused in prod. */
  PORTAL_PASSWORD_POWER: wholeNumber(passwordPower.least, passwordPower.most).default(
    passwordPower.production,
  ),
  /** Previews and downloads per client and minute. Defaults to PORTAL_RATE_LIMIT with PORTAL_TEST_HOOKS=1. */
  PORTAL_DOCUMENT_RATE_LIMIT: wholeNumber(1, 1_000_000).optional(),
  /** Where generated documents are kept (default: in PORTAL_DATA), and up to how many megabytes. */
  PORTAL_DOCUMENT_FOLDER: z.string().min(1).optional(),
  PORTAL_DOCUMENT_MB: wholeNumber(0, 100_000).default(100),
  ...contentVariables,
  PORTAL_ACCESS_TOKEN_SECONDS: wholeNumber(1, 86_400).default(600),
  /** A session ends after the idle time, at the latest LONGEST after the sign-in. */
  PORTAL_SESSION_IDLE_MINUTES: wholeNumber(1, 576_000).default(12 * 60),
  PORTAL_SESSION_LONGEST_MINUTES: wholeNumber(1, 576_000).default(24 * 60),
  /** The same for clients who asked to be remembered. */
  PORTAL_REMEMBERED_IDLE_DAYS: wholeNumber(1, 400).default(400),
  PORTAL_REMEMBERED_LONGEST_DAYS: wholeNumber(1, 10_000).default(400),
  /** Signs tokens. Default: generated once and kept in PORTAL_DATA. */
  PORTAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Opens the operators' calls; unset, nobody may use them. */
  PORTAL_OPERATOR_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{32,}$/, 'must have at least 32 characters: letters, digits, . ~ + / = - _')
    .optional(),
  /** `1` lets browser tests create clients and publications; never in prod. */
  PORTAL_TEST_HOOKS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  PORTAL_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  /** Mailed links start with it. Never taken from a request. */
  PORTAL_PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/?#@]+\/?$/, webAddress)
    .refine((text) => URL.canParse(text), webAddress)
    .transform((text) => text.replace(/\/$/, ''))
    .default('http://localhost:4300'),
  PORTAL_MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/,
      'must be a sender such as Research Portal <research@bank.example>',
    )
    .default('Research Portal <no-reply@portal.example>'),
  /** Unset: mails are kept as files in PORTAL_DATA/outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
    .refine((text) => URL.canParse(text), 'is not a valid address; encode special characters of the password')
    .optional(),
  /** A pooler may give each transaction another connection: then no statement is kept on one. */
  PORTAL_DATABASE_POOLER: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  /**
   * `apart`: only the `migrate` command changes the schema, with its own rights; the server just checks that it ran.
   */
  PORTAL_MIGRATIONS: z.enum(['own', 'apart'], 'must be own or apart').default('own'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
});

export type Config = z.output<typeof variables> & {
  PORTAL_DEMO: '0' | '1';
  PORTAL_ACCOUNT_RATE_LIMIT: number;
  PORTAL_MAIL_RATE_LIMIT: number;
  PORTAL_DOCUMENT_RATE_LIMIT: number;
};

const attemptsPerAccount = 10;
const mailsPerUsername = 5;
const documentsPerClient = 120;

/** Otherwise processes would reject each other's tokens. */
function requireSharedSecret({
  PORTAL_ENVIRONMENT,
  PORTAL_SECRET,
  DATABASE_URL,
}: z.output<typeof variables>): void {
  if (PORTAL_ENVIRONMENT === 'local' || PORTAL_SECRET !== undefined || DATABASE_URL === undefined) return;
  throw new StartError(
    `PORTAL_SECRET is missing: in ${PORTAL_ENVIRONMENT} all processes on one database need the same. ` +
      'Set it to at least 32 random characters and start again.',
  );
}

/** Clients renew with each access token: the session must not end in between. */
function requireRoomToRenew({
  PORTAL_ACCESS_TOKEN_SECONDS: seconds,
  PORTAL_SESSION_IDLE_MINUTES: minutes,
  PORTAL_REMEMBERED_IDLE_DAYS: days,
}: z.output<typeof variables>): void {
  const limits = [
    { setting: `PORTAL_SESSION_IDLE_MINUTES=${minutes}`, lasts: minutes * 60 },
    { setting: `PORTAL_REMEMBERED_IDLE_DAYS=${days}`, lasts: days * 86_400 },
  ];
  const tooShort = limits.find(({ lasts }) => lasts <= seconds);
  if (tooShort === undefined) return;
  throw new StartError(
    `${tooShort.setting} must be longer than PORTAL_ACCESS_TOKEN_SECONDS=${seconds}: ` +
      'sessions would end under clients who read. Change one of them and start again.',
  );
}

/**
 * Reads the settings. An empty variable counts as unset.
 * @throws StartError naming each invalid variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const result = variables.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError(
      `The settings are not usable: ${faults.join('; ')}. Correct or unset them and start again.`,
    );
  }
  if (result.data.PORTAL_ENVIRONMENT === 'prod') requireProdSettings(result.data);
  requireSharedSecret(result.data);
  requireWholeBucket(result.data, environment);
  requireRoomToRenew(result.data);
  const settings = result.data;
  const { PORTAL_TEST_HOOKS, PORTAL_RATE_LIMIT } = settings;
  // Browser tests reuse the same few accounts.
  const usual = (limit: number) => (PORTAL_TEST_HOOKS === '1' ? PORTAL_RATE_LIMIT : limit);
  return {
    ...settings,
    PORTAL_DEMO: settings.PORTAL_DEMO ?? (settings.PORTAL_ENVIRONMENT === 'local' ? '1' : '0'),
    PORTAL_ACCOUNT_RATE_LIMIT: settings.PORTAL_ACCOUNT_RATE_LIMIT ?? usual(attemptsPerAccount),
    PORTAL_MAIL_RATE_LIMIT: settings.PORTAL_MAIL_RATE_LIMIT ?? usual(mailsPerUsername),
    PORTAL_DOCUMENT_RATE_LIMIT: settings.PORTAL_DOCUMENT_RATE_LIMIT ?? usual(documentsPerClient),
  };
}
