import { areaViolations, pathViolations } from './claims.ts';
import type { EnvironmentFacts } from './facts.ts';
import { fitViolations } from './fitViolations.ts';
import type { Violation } from './violation.ts';

/** Every rule that what runs together breaks; an empty list when all are kept. */
export const environmentViolations = ({ shell, remotes }: EnvironmentFacts): Violation[] => [
  ...Object.entries(remotes).flatMap(([name, remote]) => fitViolations(name, remote, shell)),
  ...pathViolations(remotes),
  ...areaViolations(remotes),
];

/** A package whose build does not say something, so that a rule cannot be judged by it. */
export interface Unjudged {
  name: string;
  version: string;
  missing: 'versions' | 'names';
  /** Shared package whose names the shell does not list although remotes use some; undefined when it lists none at all. */
  library?: string;
}

/** What the builds of older tools leave out: the rules that need it let them pass. */
export function unjudged({ shell, remotes }: EnvironmentFacts): Unjudged[] {
  const { version, shared, offers } = shell;
  const all = [
    { name: 'shell', version, versions: shared, names: offers },
    ...Object.entries(remotes).map(([name, { version, shared, uses }]) => ({
      ...{ name, version },
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
