import { livePackages, overrideOrigins, type Environment } from '@portal/wire';

/**
 * Where pages may load from and talk to besides their own host, by the settings of the gateway. A revision
 * only chooses among these. [O-04]
 */
export interface PageOrigins {
  /** Released files. */
  code: readonly string[];
  api: readonly string[];
  /** Builds of developers. */
  overrides: readonly string[];
}

export const ownHostOnly: PageOrigins = { code: [], api: [], overrides: [] };

export type PageSources = Pick<
  Environment,
  'apiBase' | 'remotes' | 'environment' | 'shell' | 'live' | 'overrides'
>;

/** Origins a revision names: in the settings or not. */
export interface SortedOrigins {
  known: PageOrigins;
  foreign: string[];
}

/** Development servers come from the gateway itself, never from a revision. */
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

/** Lists the origins that pages ignore, for the operator. */
export const foreignSentences = (
  sources: PageSources & Pick<Environment, 'revision'>,
  allowed: PageOrigins,
): string[] =>
  sortOrigins(sources, allowed).foreign.map(
    (origin) =>
      `Revision ${sources.revision} of ${sources.environment} names ${origin}, which platform/environments/${sources.environment}.json does not: pages neither load from it nor talk to it.`,
  );

/** Of development servers. */
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

/** Of absolute addresses, each once. */
export function originsOf(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => /^https?:\/\//i.test(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))].toSorted();
}
