import { readFile } from 'node:fs/promises';
import { openTabs, portalTabs } from '@portal/contract';
import { environmentSchema, overrideOrigins, type Environment } from '@portal/wire';
import * as z from 'zod/mini';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { originsOf, type PageOrigins } from '../security/pageOrigins.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';

/** The way of a version, stage by stage; local is not one of them. */
export const stages: readonly EnvironmentName[] = ['uat', 'staging', 'prod'];

/** The stage that a version has to pass before this one; undefined for the first, and for local. */
export const stageBefore = (environment: EnvironmentName): EnvironmentName | undefined =>
  stages[stages.indexOf(environment) - 1];

const kept = {
  apiBase: true,
  overrides: true,
  headerVariant: true,
  links: true,
  downloads: true,
  tabNames: true,
} as const;
const released = z.pick(environmentSchema, kept);
const tabs: readonly string[] = [...portalTabs, ...openTabs];

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const schema = z.strictObject({
  ...released.shape,
  tabNames: z.optional(
    z.record(z.string().check(z.refine((name) => tabs.includes(name))), z.string().check(z.minLength(1))),
  ),
  /** From where else than the portal's own host pages may load released files. */
  codeOrigins: z.optional(
    z.array(z.string().check(z.refine(isOrigin, 'must be an origin such as https://files.example.com'))),
  ),
  /** Where its portal is found, without a slash at its end: for the status page. */
  address: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s/?#@]+$/))),
});

/** What differs between environments besides the versions they run. */
export type EnvironmentSettings = z.infer<typeof released>;

/** Reads `platform/environments/<name>.json`. */
export async function environmentSettings(name: Environment['environment']): Promise<EnvironmentSettings> {
  return released.parse(await fileOf(name));
}

/** Where the portal of an environment is found, as far as its file says. */
export async function environmentAddress(name: Environment['environment']): Promise<string | undefined> {
  return (await fileOf(name)).address;
}

/** Where pages of an environment may load from and talk to, as far as its file says; no revision adds to it. [O-04] */
export const pageOrigins = async (name: Environment['environment']): Promise<PageOrigins> =>
  pageOriginsIn(name, await textOf(name));

/** The same by the text of its file. */
export function pageOriginsIn(name: Environment['environment'], text: string): PageOrigins {
  const { apiBase, overrides, codeOrigins = [] } = parseEnvironmentSettings(name, text);
  return {
    code: codeOrigins,
    api: originsOf([apiBase]),
    overrides: overrideOrigins({ environment: name, overrides }),
  };
}

const textOf = (name: Environment['environment']): Promise<string> =>
  readFile(new URL(`../../environments/${name}.json`, import.meta.url), 'utf8');

const fileOf = async (name: Environment['environment']) => parseEnvironmentSettings(name, await textOf(name));

/** Reads the settings of an environment from their text; an error is named by its place in the file. */
export function parseEnvironmentSettings(name: string, text: string): z.infer<typeof schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : 'It is not JSON.';
    throw new UserFacingError(
      `platform/environments/${name}.json is not valid.`,
      `Correct it:\n${reason}`,
      error,
    );
  }
}
