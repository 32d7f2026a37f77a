import {
  environmentViolations,
  type Violation,
  type ViolationOf,
  retirementViolations,
} from '@portal/release-rules';
import type { Environment } from '@portal/wire';
import type { ReleaseRecord } from '../releases/releaseRecord.ts';
import { stageBefore } from '#run/settings/environmentSettings.ts';
import { environmentFacts } from './environmentFacts.ts';
import type { Refusal } from './refusal.ts';

/** Refuses to retire what the current shell needs. */
const retiredRefusals = (
  { environment, retired = {} }: Environment,
  records: ReadonlyMap<string, ReleaseRecord>,
): Refusal[] => {
  const record = records.get('shell');
  const shellLinks = record !== undefined && 'shellLinks' in record ? record.shellLinks : [];
  return retirementViolations({ shellLinks, retired }).map(({ remote, path, from }) => ({
    rule: 'no dead links',
    message: `${remote} cannot be retired: ${from} leads to its page ${path}.`,
    hint: `The portal does not work without that page. Release a version of ${remote} that works, or the one before: pnpm release rollback ${remote} --environment ${environment} --why "…"`,
  }));
};

/** The rest is counted. */
const named = 5;

const listOf = (names: readonly string[]): string =>
  names.length > named
    ? `${names.slice(0, named).join(', ')} and ${names.length - named} more`
    : names.join(', ');

function refusalOf(violation: Violation, { environment, shell }: Environment): Refusal {
  const { remote, version } = violation;
  switch (violation.rule) {
    case 'contract': {
      const { needed, offered } = violation;
      return {
        rule: 'contract version',
        message: `${remote} ${version} is built against contract ${needed}, the shell of ${environment} offers ${offered}.`,
        hint: `Publish a shell that offers ${needed} first, or build ${remote} against ${offered}.`,
      };
    }
    case 'shared': {
      const { library, range, offered = 'none' } = violation;
      return {
        rule: 'shared ranges',
        message: `${remote} ${version} needs ${library} ${range}, the shell of ${environment} (${shell.version}) provides ${offered}.`,
        hint: `Build ${remote} with the library versions of that shell, or promote a shell that provides ${library} ${range} first.`,
      };
    }
    case 'names': {
      const { library, names } = violation;
      return {
        rule: 'names offered',
        message: `${remote} ${version} uses ${listOf(names)} of ${library}, which the shell of ${environment} (${shell.version}) does not offer.`,
        hint: `Release a shell that offers ${names.length > 1 ? 'them' : 'it'} first, or ${remote} without. To see who uses which names: pnpm release names`,
      };
    }
    case 'path':
      return pathRefusal(violation);
    case 'area':
      return {
        rule: 'one remote per area',
        message: `${violation.owner} and ${remote} are both the area ${violation.area}.`,
        hint: 'Give the newer one its own area in its package.json, and build it again.',
      };
  }
}

const pathRefusal = ({ remote, path, owner }: ViolationOf<'path'>): Refusal => ({
  rule: 'one area per path',
  message:
    owner === remote ? `${remote} claims ${path} twice.` : `${owner} and ${remote} both claim ${path}.`,
  hint: 'Remove the page from src/pages.ts of the one that does not own it, and build it again.',
});

const refusalsOf = (violations: readonly Violation[], environment: Environment): Refusal[] =>
  violations.map((violation) => refusalOf(violation, environment));

/** Rules that an area breaks when the shell changes under it. */
const fitRules: readonly Violation['rule'][] = ['contract', 'shared', 'names'];

/** Later stages take what the stage before runs. */
const releaseCommand = (packages: string, environment: Environment['environment']): string =>
  stageBefore(environment) === undefined
    ? `pnpm release publish ${packages} --environment ${environment} --why "…"`
    : `pnpm release promote ${packages} --to ${environment} --why "…"`;

/** A shell that does not fit the areas in force is released together with builds of them against it. */
function withAreasOfShell(
  environment: Environment,
  before: Environment,
  violations: readonly Violation[],
): Refusal[] {
  const unchanged = violations.filter(
    ({ rule, remote, version }) => fitRules.includes(rule) && before.remotes[remote]?.version === version,
  );
  const names = [...new Set(unchanged.map(({ remote }) => remote))].join(' ');
  const command = releaseCommand(`shell ${names}`, environment.environment);
  const hint = `Release the shell together with new versions of these areas, built against it: ${command}`;
  return violations.map((violation) => {
    const refusal = refusalOf(violation, environment);
    return unchanged.includes(violation) ? { ...refusal, hint } : refusal;
  });
}

/** Checks what runs together against the environment's shell. */
export function relationRefusals(
  environment: Environment,
  records: ReadonlyMap<string, ReleaseRecord>,
  before?: Environment,
): Refusal[] {
  const violations = environmentViolations(environmentFacts(environment, records));
  const isOtherShell = before !== undefined && before.shell.version !== environment.shell.version;
  const broken = isOtherShell
    ? withAreasOfShell(environment, before, violations)
    : refusalsOf(violations, environment);
  return [...broken, ...retiredRefusals(environment, records)];
}
