import { headerVariantOf, type Environment, type ReleasedVersion } from '@portal/wire';

/** Undefined where the package does not run. */
export interface VersionChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** The shell first. */
export function versionsOf(environment: Environment | undefined): Map<string, string> {
  if (environment === undefined) return new Map();
  const { shell, remotes } = environment;
  return new Map(Object.entries({ shell, ...remotes }).map(([name, { version }]) => [name, version]));
}

/** Empty for a shell that is not pinned yet. */
export const hashesOf = ({ shell, remotes }: Environment, name: string): ReleasedVersion['integrity'] =>
  (name === 'shell' ? shell.integrity : remotes[name]?.integrity) ?? {};

/** Stands for a version where an area is retired. */
export const retired = 'retired';

/** Versions or "retired". */
export const statesOf = (environment: Environment | undefined): Map<string, string> =>
  new Map([
    ...versionsOf(environment),
    ...Object.keys(environment?.retired ?? {}).map((name) => [name, retired] as const),
  ]);

export function versionChanges(
  one: Environment | undefined,
  other: Environment | undefined,
): VersionChange[] {
  const before = statesOf(one);
  const after = statesOf(other);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter(({ before: was, after: is }) => was !== is);
}

/** Stands for a setting that a document does not have. */
const absent = '–';

/** By name in the document. */
export function settingChanges(
  one: Environment | undefined,
  other: Environment | undefined,
): { name: string; before: string; after: string }[] {
  const before = settingsOf(one);
  const after = settingsOf(other);
  return Object.keys({ ...before, ...after })
    .map((name) => ({ name, before: before[name] ?? absent, after: after[name] ?? absent }))
    .filter(({ before: was, after: is }) => was !== is);
}

function settingsOf(environment: Environment | undefined): Record<string, string> {
  if (environment === undefined) return {};
  const { apiBase, overrides, links, downloads, tabNames = {} } = environment;
  return {
    apiBase,
    headerVariant: environment.headerVariant ?? `${headerVariantOf(environment)} (default)`,
    'downloads.tokens': downloads?.tokens === undefined ? 'as the API describes' : String(downloads.tokens),
    'downloads.folders': downloads?.folders?.join(' ') ?? 'all of the API',
    'overrides.allowed': String(overrides.allowed),
    'overrides.origins': overrides.origins.join(' ') || 'none',
    ...Object.fromEntries(Object.entries(tabNames).map(([tab, name]) => [`tabNames.${tab}`, name])),
    ...Object.fromEntries(Object.entries(links).map(([name, link]) => [`links.${name}`, link])),
  };
}

/** One line each, for the history. */
export const changeLines = (one: Environment | undefined, other: Environment): string[] => [
  ...versionChanges(one, other).map(({ name, before, after }) =>
    before === undefined ? `${name} ${after ?? ''}` : `${name} ${before} → ${after ?? 'no longer there'}`,
  ),
  ...(one === undefined ? [] : settingChanges(one, other)).map(
    ({ name, before, after }) => `${name} ${before} → ${after === absent ? 'removed' : after}`,
  ),
];
