import { useMessages } from '@portal/i18n';
import { AreaInProgress } from '@portal/ui';
import type { en } from '#messages/en.ts';

/** /sector_profile/{id}: what the page will offer. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <AreaInProgress
      title={t('profiles.sector.title')}
      offers={[
        t('profiles.sector.offer.coverage'),
        t('profiles.sector.offer.research'),
        t('profiles.sector.offer.team'),
      ]}
    />
  );
}
