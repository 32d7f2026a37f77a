import { useMessages } from '@portal/i18n';
import type { FormProblem } from '#failures/formProblem.ts';
import { waitingTime } from '#failures/waitingTime.ts';
import type { en } from '#messages/en.ts';

type CallFailure = NonNullable<FormProblem['call']>;

const explained = ['timeout', 'offline', 'unreachable'] as const;
const isExplained = (kind: string): kind is (typeof explained)[number] =>
  explained.some((each) => each === kind);

/** States that a call failed and, if known, why. */
export function CallFailureText({ failure }: { failure: CallFailure }) {
  const { t } = useMessages<'common.somethingWrong'>();
  const reason = useReason(failure);
  return [t('common.somethingWrong'), ...reason].join(' ');
}

function useReason(failure: CallFailure): string[] {
  const { t } = useMessages<keyof typeof en>();
  if (isExplained(failure.kind)) return [t(`auth.because.${failure.kind}`)];
  // Also kinds that a newer shell may add.
  if (failure.kind !== 'tooMany') return [];
  if (failure.seconds === undefined) return [t('auth.tooMany.soon')];
  const { unit, count } = waitingTime(failure.seconds);
  return [t(`auth.tooMany.${unit}`, { count })];
}
