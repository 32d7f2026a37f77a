import { livePackages, overrideOrigins, type Environment } from '@portal/wire';

/**
 * Where the pages of an environment may load from and talk to in addition to the portal's own host: what the settings of the gateway, or of
 * the nginx command, say. A revision chooses among these, and adds nothing. [O-04]
 */
export interface PageOrigins {
  /** Released files. */
  code: readonly string[];
  api: readonly string[];
  /** Builds of developers. */
  overrides: readonly string[];
}

/** The portal's own host alone. */
export const ownHostOnly: PageOrigins = { code: [], api: [], overrides: [] };

/** What of an environment names places. */
export type PageSources = Pick<
  Environment,
  'apiBase' | 'remotes' | 'environment' | 'shell' | 'live' | 'overrides'
>;

/** The places that a revision names and the settings know, and those that it names and they do not. */
export interface SortedOrigins {
  known: PageOrigins;
  foreign: string[];
}

/** Sorts what an environment names. Development servers are named by the gateway itself, never by a revision. */
export function sortOrigins(sources: PageSources, allowed: PageOrigins): SortedOrigins {
  const live = liveOrigins(sources);
  const named = {
    code: originsOf(foldersOf(sources)),
    api: originsOf([sources.apiBase]),
    overrides: overrideOrigins(sources),
  };
  const known = {
    code: named.code.filter((origin) => allowed.code.includes(origin) || live.includes(origin)),
    api: named.api.filter((origin) => allowed.api.includes(origin)),
    overrides: named.overrides.filter((origin) => allowed.overrides.includes(origin)),
  };
  const foreign = (['code', 'api', 'overrides'] as const).flatMap((kind) =>
    named[kind].filter((origin) => !known[kind].includes(origin)),
  );
  return { known, foreign: [...new Set(foreign)] };
}

/** For the operator: what a revision names and pages make no use of, a sentence each. */
export const foreignSentences = (
  sources: PageSources & Pick<Environment, 'revision'>,
  allowed: PageOrigins,
): string[] =>
  sortOrigins(sources, allowed).foreign.map(
    (origin) =>
      `Revision ${sources.revision} of ${sources.environment} names ${origin}, which platform/environments/${sources.environment}.json does not: pages neither load from it nor talk to it.`,
  );

/** Where the development servers of a page are. */
export const liveOrigins = (sources: PageSources): string[] =>
  originsOf(
    livePackages(sources).map(
      (name) => (name === 'shell' ? sources.shell : sources.remotes[name])?.baseUrl ?? '',
    ),
  );

function foldersOf({ shell, remotes }: PageSources): string[] {
  const versions = Object.values(remotes).flatMap(({ lastGood, ...pinned }) => [pinned, lastGood]);
  return [shell, ...versions].flatMap((version) => version?.baseUrl ?? []);
}

/** Origins of the absolute addresses among these, each once. */
export function originsOf(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => /^https?:\/\//i.test(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))].toSorted();
}
