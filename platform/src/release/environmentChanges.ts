import { headerVariantOf, type Environment } from '@portal/wire';

/** One package that runs in another version than before; undefined where it does not run. */
export interface VersionChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** Versions by package, the shell first. */
export const versionsOf = (environment: Environment | undefined): Map<string, string> =>
  new Map(
    environment === undefined
      ? []
      : [
          ['shell', environment.shell.version],
          ...Object.entries(environment.remotes).map(([name, { version }]): [string, string] => [
            name,
            version,
          ]),
        ],
  );

/** Packages that differ between two environments, or two states of one. */
export function versionChanges(
  one: Environment | undefined,
  other: Environment | undefined,
): VersionChange[] {
  const [before, after] = [versionsOf(one), versionsOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter(({ before: was, after: is }) => was !== is);
}

/** Settings that differ, by their name in the document, with both values. */
export function settingChanges(
  one: Environment | undefined,
  other: Environment | undefined,
): { name: string; before: string; after: string }[] {
  const [before, after] = [settingsOf(one), settingsOf(other)];
  return Object.keys({ ...before, ...after })
    .map((name) => ({ name, before: before[name] ?? '–', after: after[name] ?? '–' }))
    .filter(({ before: was, after: is }) => was !== is);
}

function settingsOf(environment: Environment | undefined): Record<string, string> {
  if (environment === undefined) return {};
  const { apiBase, overrides, links } = environment;
  return {
    apiBase,
    headerVariant: headerVariantOf(environment),
    'overrides.allowed': String(overrides.allowed),
    'overrides.origins': overrides.origins.join(' ') || 'none',
    ...Object.fromEntries(Object.entries(links).map(([name, link]) => [`links.${name}`, link])),
  };
}

/** What changed between two states of an environment, a line each, for its history. */
export const changeLines = (one: Environment | undefined, other: Environment): string[] => [
  ...versionChanges(one, other).map(({ name, before, after }) =>
    before === undefined ? `${name} ${after ?? ''}` : `${name} ${before} → ${after ?? 'no longer there'}`,
  ),
  ...(one === undefined ? [] : settingChanges(one, other)).map(
    ({ name, before, after }) => `${name} ${before} → ${after}`,
  ),
];
