import { readFile } from 'node:fs/promises';
import { openTabs, portalTabs } from '@portal/contract';
import { environmentSchema, overrideOrigins, type Environment } from '@portal/wire';
import * as z from 'zod/mini';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { originsOf, type PageOrigins } from '../security/pageOrigins.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';

/** In order; local is not a stage. */
export const stages: readonly EnvironmentName[] = ['uat', 'staging', 'prod'];

/** Undefined for the first stage and for local. */
export const stageBefore = (environment: EnvironmentName): EnvironmentName | undefined =>
  stages[stages.indexOf(environment) - 1];

const storedSettings = {
  apiBase: true,
  overrides: true,
  headerVariant: true,
  links: true,
  downloads: true,
  tabNames: true,
} as const;
const released = z.pick(environmentSchema, storedSettings);
const unsettled = z.omit(environmentSchema, storedSettings);
const tabs: readonly string[] = [...portalTabs, ...openTabs];

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Three months. */
export const longestPreviewHours = 24 * 90;

const usualPreviewHours = 24 * 7;

const schema = z.strictObject({
  ...released.shape,
  tabNames: z.optional(
    z.record(z.string().check(z.refine((name) => tabs.includes(name))), z.string().check(z.minLength(1))),
  ),
  /** Other origins of released files. */
  codeOrigins: z.optional(
    z.array(z.string().check(z.refine(isOrigin, 'must be an origin such as https://files.example.com'))),
  ),
  /** How long a proposal can be seen. */
  previewHours: z.optional(z.int().check(z.minimum(1), z.maximum(longestPreviewHours))),
  /** Of its portal, without a trailing slash; for the status page. */
  address: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s/?#@]+$/))),
});

export type EnvironmentSettings = z.infer<typeof released>;

/** What a revision holds besides its settings. */
export const withoutSettings = (environment: Environment): z.infer<typeof unsettled> =>
  unsettled.parse(environment);

/** Reads `platform/environments/<name>.json`. */
export async function environmentSettings(name: Environment['environment']): Promise<EnvironmentSettings> {
  return released.parse(await fileOf(name));
}

/** Address of an environment's portal, if its file has one. */
export async function environmentAddress(name: Environment['environment']): Promise<string | undefined> {
  return (await fileOf(name)).address;
}

/** How long a proposal can be seen, unless its command says otherwise. */
export const previewHours = async (name: Environment['environment']): Promise<number> =>
  (await fileOf(name)).previewHours ?? usualPreviewHours;

/** Where pages may load from and talk to, by the environment's file; no revision adds to it. [O-04] */
export const pageOrigins = async (name: Environment['environment']): Promise<PageOrigins> =>
  pageOriginsIn(name, await textOf(name));

export function pageOriginsIn(name: Environment['environment'], text: string): PageOrigins {
  const { apiBase, overrides, codeOrigins = [] } = parseEnvironmentSettings(name, text);
  return {
    code: codeOrigins,
    api: originsOf([apiBase]),
    overrides: overrideOrigins({ environment: name, overrides }),
  };
}

const textOf = (name: Environment['environment']): Promise<string> =>
  readFile(new URL(`../../../environments/${name}.json`, import.meta.url), 'utf8');

const fileOf = async (name: Environment['environment']) => parseEnvironmentSettings(name, await textOf(name));

/** @throws UserFacingError naming the place in the file */
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
