import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { bucketAddress } from '@portal/bucket';
import { isNetwork } from '@portal/node';
import { environmentNames } from '@portal/wire';
import { z } from 'zod';
import { UserFacingError } from '../faults/UserFacingError.ts';
import type { StorePlace } from '../store/openStore.ts';
import { checkout } from './checkout.ts';

const lastPort = 65_535;

const digits = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

const portNumber = digits(1, lastPort);

/** Addresses and networks, such as `10.0.0.0/8, 192.0.2.7`. */
const networks = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isNetwork));

/** API processes in the bank's own network. */
const apiOrigins = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim().replace(/\/$/, '')))
  .refine((list) => list.every((one) => /^http:\/\/[\w.[\]:-]+$/.test(one) && URL.canParse(one)));

/** Where browsers find the portal; links in mails start with it. */
const publicUrl = z
  .string()
  .regex(/^https?:\/\/[^\s/?#@]+\/?$/)
  .transform((text) => text.replace(/\/$/, ''))
  .refine((text) => URL.canParse(text));

/** Anything that is no bucket is a local folder. */
const storePlace = z
  .string()
  .min(1)
  .refine((text) => !text.includes('://') || bucketAddress(text) !== undefined);

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const variables = z.object({
  PORTAL_HOST: z
    .string()
    .refine((text) => isIP(text) > 0)
    .default('127.0.0.1'),
  PORTAL_PORT: portNumber.optional(),
  PORTAL_API_PORT: portNumber.optional(),
  PORTAL_API_ORIGINS: apiOrigins.optional(),
  PORTAL_DATA: z.string().min(1).optional(),
  PORTAL_STORE: storePlace.optional(),
  PORTAL_STORE_ENDPOINT: publicUrl.optional(),
  PORTAL_STORE_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  PORTAL_ENVIRONMENT: z.enum(environmentNames).default('local'),
  PORTAL_TRUSTED_PROXIES: networks.default([]),
  PORTAL_PUBLIC_URL: publicUrl.optional(),
  PORTAL_PREVIEW_KEY: z.string().min(32).optional(),
  PORTAL_ACCESS_LOG: z.enum(['0', '1']).default('0'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]/)
    .optional(),
  // The API checks these too; here an error shows before everything is built.
  PORTAL_TODAY: z.iso.date().optional(),
  PORTAL_DEMO: z.enum(['0', '1']).optional(),
  PORTAL_DEMO_SIZE: digits(0, 100_000).optional(),
  PORTAL_LOG_LEVEL: z.enum(logLevels).optional(),
});

const meaning: Record<keyof typeof variables.shape, string> = {
  PORTAL_HOST: 'an address of this machine such as 0.0.0.0',
  PORTAL_PORT: 'a port between 1 and 65535',
  PORTAL_API_PORT: 'a port between 1 and 65535',
  PORTAL_API_ORIGINS: 'a list of addresses such as http://10.0.0.4:4301, http://10.0.0.5:4301',
  PORTAL_DATA: 'a folder',
  PORTAL_STORE: 'a folder, or a bucket such as s3://releases/portal',
  PORTAL_STORE_ENDPOINT: 'the address of an S3-compatible storage such as https://storage.example.com',
  PORTAL_STORE_REGION: 'a region such as eu-central-2',
  PORTAL_ENVIRONMENT: `one of ${environmentNames.join(', ')}`,
  PORTAL_TRUSTED_PROXIES: 'a list of addresses or networks such as 10.0.0.0/8, 192.0.2.7',
  PORTAL_PREVIEW_KEY: 'at least 32 random characters',
  PORTAL_ACCESS_LOG: '0 or 1',
  PORTAL_PUBLIC_URL: 'an address without a path such as https://research.example.com',
  SMTP_URL: 'the address of a mail server such as smtps://user:password@mail.example.com:465',
  PORTAL_TODAY: 'a day such as 2026-11-21',
  PORTAL_DEMO: '0 or 1',
  PORTAL_DEMO_SIZE: 'a whole number between 0 and 100000',
  PORTAL_LOG_LEVEL: `one of ${logLevels.join(', ')}`,
};

/** Their values are not printed. */
const secretFault: Partial<Record<keyof typeof meaning, string>> = {
  SMTP_URL: 'SMTP_URL is not the address of a mail server.',
  PORTAL_PREVIEW_KEY: 'PORTAL_PREVIEW_KEY is too short.',
};

export type PortalSettings = ReturnType<typeof portalSettings>;

/** Defaults for PORTAL_PORT and PORTAL_DATA. */
export interface UsualPlaces {
  port: number;
  dataFolder: string;
}

const startPlaces: UsualPlaces = { port: 4300, dataFolder: '.data' };

/** Runs next to a started portal, whose ports go up to the status page's 4310. */
export const devPlaces: UsualPlaces = { port: 4320, dataFolder: '.data/dev' };

/** A relative PORTAL_DATA starts at the project's folder. */
export function portalSettings(from: NodeJS.ProcessEnv = process.env, usual: UsualPlaces = startPlaces) {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''));
  const { data, error } = variables.safeParse(given);
  if (error) {
    const name = error.issues[0]?.path[0] as keyof typeof meaning;
    throw new UserFacingError(
      secretFault[name] ?? `${name} is “${from[name] ?? ''}”.`,
      `Expected ${meaning[name]}. Correct it or leave it out.`,
    );
  }
  const port = data.PORTAL_PORT ?? usual.port;
  const apiPort = apiPortNextTo(port, data.PORTAL_API_PORT);
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const dataFolder = resolve(checkout, data.PORTAL_DATA ?? usual.dataFolder);
  return {
    host: data.PORTAL_HOST,
    port,
    apiPort,
    /** Started by `npm start`. */
    apiOrigin,
    apiOrigins: data.PORTAL_API_ORIGINS ?? [apiOrigin],
    environment: data.PORTAL_ENVIRONMENT,
    /** Proxies whose forwarding headers are trusted. */
    trustedProxies: data.PORTAL_TRUSTED_PROXIES,
    /** Public address, without a trailing slash. */
    publicUrl: data.PORTAL_PUBLIC_URL ?? `http://localhost:${port}`,
    /** Whether that is more than a guess. */
    hasPublicUrl: data.PORTAL_PUBLIC_URL !== undefined,
    /** Whether the API has the demo's accounts. */
    hasDemo: (data.PORTAL_DEMO ?? (data.PORTAL_ENVIRONMENT === 'local' ? '1' : '0')) === '1',
    /** Of signed preview links. */
    previewKey: data.PORTAL_PREVIEW_KEY,
    logsAccess: data.PORTAL_ACCESS_LOG === '1',
    /** Otherwise mails stay in the outbox. */
    sendsMail: data.SMTP_URL !== undefined,
    dataFolder,
    ...storeOf(data, dataFolder),
  };
}

interface StoreVariables {
  PORTAL_STORE?: string | undefined;
  PORTAL_STORE_ENDPOINT?: string | undefined;
  PORTAL_STORE_REGION?: string | undefined;
}

/** `storeFolder` is the local folder that files are served from. */
function storeOf(
  { PORTAL_STORE, PORTAL_STORE_ENDPOINT: endpoint, PORTAL_STORE_REGION: region }: StoreVariables,
  dataFolder: string,
): { store: StorePlace; storeFolder: string } {
  const address = bucketAddress(PORTAL_STORE ?? '');
  if (address === undefined) {
    const folder = PORTAL_STORE === undefined ? join(dataFolder, 'store') : resolve(checkout, PORTAL_STORE);
    return { store: { kind: 'folder', folder }, storeFolder: folder };
  }
  return {
    store: { kind: 'bucket', ...address, endpoint, region: region ?? 'us-east-1' },
    storeFolder: join(dataFolder, 'mirror'),
  };
}

/** By default the one after the gateway's. */
function apiPortNextTo(gatewayPort: number, given: number | undefined): number {
  const apiPort = given ?? gatewayPort + 1;
  if (apiPort > lastPort) {
    throw new UserFacingError(
      `PORTAL_PORT is ${gatewayPort}, which leaves no port for the API: it takes the next one.`,
      `Choose a PORTAL_PORT below ${lastPort}, or set PORTAL_API_PORT as well.`,
    );
  }
  if (apiPort === gatewayPort) {
    throw new UserFacingError(
      `PORTAL_PORT and PORTAL_API_PORT are both ${gatewayPort}.`,
      'Gateway and API need different ports: change one of them, or leave PORTAL_API_PORT out.',
    );
  }
  return apiPort;
}
