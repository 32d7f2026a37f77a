import { environmentViolations } from '@portal/release-rules';
import { environmentFacts } from '../gates/environmentFacts.ts';
import { refusalsOf } from '../gates/relationRefusals.ts';
import { textRefusals } from '../gates/releaseRefusals.ts';
import type { Refusal } from '../gates/refusal.ts';
import type { RemoteRecord } from '../release/nextEnvironment.ts';
import { remoteOf } from '../release/nextEnvironment.ts';
import type { DeployedPortal } from './deployedPortal.ts';

/** Why a deployed environment would refuse the local remotes. */
export function localRefusals(
  { environment, shell }: Omit<DeployedPortal, 'origin'>,
  records: readonly RemoteRecord[],
): Refusal[] {
  const local = Object.fromEntries(records.map((record) => [record.name, remoteOf(record)]));
  const others = Object.entries(environment.remotes).filter(([name]) => !Object.hasOwn(local, name));
  const known = new Map([...(shell ? [shell] : []), ...records].map((record) => [record.name, record]));
  // Deployed remotes first: a broken rule is reported for the later one.
  const together = { ...environment, remotes: { ...Object.fromEntries(others), ...local } };
  const violations = environmentViolations(environmentFacts(together, known));
  return [
    ...refusalsOf(
      violations.filter(({ remote }) => Object.hasOwn(local, remote)),
      environment,
    ),
    ...records.flatMap(textRefusals),
  ];
}

export function refusalText(environment: string, refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return '';
  const list = refusals.map(({ rule, message, hint }) => `  – ${message} (rule: ${rule})\n    ${hint}`);
  return `✗ ${environment} would not accept this as it is; it is shown here anyway:\n${list.join('\n')}`;
}
