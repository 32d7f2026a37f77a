import { useMessages } from '@portal/i18n';
import { AreaInProgress } from '@portal/ui';
import type { en } from '#messages/en.ts';

/** /zkb-team: what the page will offer. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <AreaInProgress
      title={t('teamCoverage.team.title')}
      offers={[t('teamCoverage.team.offer.people'), t('teamCoverage.team.offer.filter')]}
    />
  );
}
