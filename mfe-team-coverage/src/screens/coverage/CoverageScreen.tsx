import { useMessages } from '@portal/i18n';
import { AreaInProgress } from '@portal/ui';
import type { en } from '#messages/en.ts';

/** /coverage: what the page will offer. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <AreaInProgress
      title={t('teamCoverage.coverage.title')}
      offers={[t('teamCoverage.coverage.offer.ratings'), t('teamCoverage.coverage.offer.models')]}
    />
  );
}
