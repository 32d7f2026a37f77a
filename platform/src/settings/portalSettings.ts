import { join, resolve } from 'node:path';
import { environmentNames } from '@portal/wire';
import { z } from 'zod';
import { PortalFault } from '../faults/PortalFault.ts';
import { checkout } from './checkout.ts';

const port = z.coerce.number().int().min(1).max(65_535);

const variables = z.object({
  PORTAL_PORT: port.default(4300),
  PORTAL_API_PORT: port.optional(),
  PORTAL_DATA: z.string().min(1).default('.data'),
  PORTAL_ENVIRONMENT: z.enum(environmentNames).default('local'),
});

const meaning: Record<keyof typeof variables.shape, string> = {
  PORTAL_PORT: 'a port between 1 and 65535',
  PORTAL_API_PORT: 'a port between 1 and 65535',
  PORTAL_DATA: 'a folder',
  PORTAL_ENVIRONMENT: `one of ${environmentNames.join(', ')}`,
};

export type PortalSettings = ReturnType<typeof portalSettings>;

/** Reads the portal's settings from environment variables; a relative PORTAL_DATA counts from the project's folder. */
export function portalSettings(from: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''));
  const { data, error } = variables.safeParse(given);
  if (error) {
    const name = error.issues[0]?.path[0] as keyof typeof meaning;
    throw new PortalFault(
      `${name} is “${from[name] ?? ''}”.`,
      `It has to be ${meaning[name]}. Correct it or leave it out.`,
    );
  }
  const apiPort = data.PORTAL_API_PORT ?? data.PORTAL_PORT + 1;
  const dataFolder = resolve(checkout, data.PORTAL_DATA);
  return {
    port: data.PORTAL_PORT,
    apiPort,
    apiOrigin: `http://127.0.0.1:${apiPort}`,
    environment: data.PORTAL_ENVIRONMENT,
    dataFolder,
    storeFolder: join(dataFolder, 'store'),
  };
}
