import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { EnvironmentName } from '#run/store/releaseStore.ts';

export interface Refusal {
  rule:
    | 'contract version'
    | 'one area per path'
    | 'one remote per area'
    | 'shared ranges'
    | 'names offered'
    | 'every text in both languages'
    | 'every label in both languages'
    | 'every file present, with its hash'
    | 'one stage after the other'
    | 'no dead links'
    | 'every page opened before it is in force';
  message: string;
  hint: string;
}

/** Throws one error with every refusal and hint, if there are any. */
export function refuseIfBroken(environment: EnvironmentName, found: readonly Refusal[]): void {
  if (found.length === 0) return;
  throw new UserFacingError(
    `${environment} does not take this:\n${found.map(({ rule, message }) => `  – ${message} (rule: ${rule})`).join('\n')}`,
    `${[...new Set(found.map(({ hint }) => hint))].join('\n')}\nThe environment is unchanged.`,
  );
}
