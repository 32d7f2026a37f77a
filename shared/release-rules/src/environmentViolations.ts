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
