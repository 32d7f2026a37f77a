import { areaViolations, pathViolations } from './claims.ts';
import type { EnvironmentFacts } from './facts.ts';
import { fitViolations } from './fitViolations.ts';
import type { Violation } from './violation.ts';

/** Every broken rule; empty when all are kept. */
export const environmentViolations = ({ shell, remotes }: EnvironmentFacts): Violation[] => [
  ...Object.entries(remotes).flatMap(([name, remote]) => fitViolations(name, remote, shell)),
  ...pathViolations(remotes),
  ...areaViolations(remotes),
];

/** A package whose build lacks facts for a rule. */
export interface Unjudged {
  name: string;
  version: string;
  missing: 'versions' | 'names';
  /** Used by remotes, but the shell does not list its names; undefined when it lists none at all. */
  library?: string;
}

/** Facts missing from builds of older tools; the rules let these builds pass. */
export function unjudged({ shell, remotes }: EnvironmentFacts): Unjudged[] {
  const { version, shared, offers } = shell;
  const all = [
    { name: 'shell', version, versions: shared, names: offers },
    ...Object.entries(remotes).map(([name, { version, shared, uses }]) => ({
      name,
      version,
      versions: shared,
      names: uses,
    })),
  ];
  const silent = all.flatMap(({ name, version, ...said }): Unjudged[] =>
    (['versions', 'names'] as const)
      .filter((what) => said[what] === undefined)
      .map((missing) => ({ name, version, missing })),
  );
  const used = new Set(Object.values(remotes).flatMap(({ uses = {} }) => Object.keys(uses)));
  const unlisted = offers === undefined ? [] : [...used].filter((library) => !Object.hasOwn(offers, library));
  return [
    ...silent,
    ...unlisted.map((library): Unjudged => ({ name: 'shell', version, missing: 'names', library })),
  ];
}
