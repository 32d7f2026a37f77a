import { useMessages } from '@portal/i18n';
import type { CallFailure } from '#failures/callFailure.ts';
import { waitingTime } from '#failures/waitingTime.ts';
import type { en } from '#messages/en.ts';

const messages = {
  timeout: 'common.requestTimeout',
  offline: 'common.offline',
  unreachable: 'common.unreachable',
  failed: 'common.somethingWrong',
} as const;

/** Why a call did not go through, and what to do. */
export function CallFailureText({ failure }: { failure: CallFailure }) {
  const { t } = useMessages<keyof typeof en | (typeof messages)[keyof typeof messages]>();
  if (failure.kind !== 'tooMany') return t(messages[failure.kind]);
  if (failure.seconds === undefined) return t('auth.tooMany.soon');
  const { unit, count } = waitingTime(failure.seconds);
  return t(`auth.tooMany.${unit}`, { count });
}
