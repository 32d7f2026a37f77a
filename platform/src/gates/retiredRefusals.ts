import { retirementViolations, type RetirementViolation } from '@portal/release-rules';
import type { Environment } from '@portal/wire';
import type { ReleaseRecord } from '../release/releaseRecord.ts';
import type { Refusal } from './refusal.ts';

/** What the shell in force would do with the addresses of retired areas, where that leads clients nowhere. */
export const retiredRefusals = (
  { environment, shell, retired = {} }: Environment,
  records: ReadonlyMap<string, ReleaseRecord>,
): Refusal[] => {
  const record = records.get('shell');
  const leads = record?.name === 'shell' && 'leads' in record ? record.leads : undefined;
  return retirementViolations({ leads, retired }).map((violation) => ({
    rule: 'no dead links',
    ...wordsOf(violation, `the shell of ${environment} (${shell.version})`, environment),
  }));
};

function wordsOf(violation: RetirementViolation, shell: string, environment: string) {
  const { remote } = violation;
  const back = `pnpm release reinstate ${remote} --environment ${environment} --why "…"`;
  return violation.rule === 'needed'
    ? {
        message: `${remote} cannot be retired: ${violation.from} leads to its page ${violation.path}.`,
        hint: `The portal does not work without that page. Release a version of ${remote} that works, or the one before: pnpm release rollback ${remote} --environment ${environment} --why "…"`,
      }
    : {
        message: `${remote} is retired, and ${shell} is too old to know retired areas: tabs and links to ${violation.paths.join(', ')} would lead nowhere.`,
        hint: `Use a shell that knows retired areas. To bring the area back: ${back}`,
      };
}
