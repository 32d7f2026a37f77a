import { useMessages } from '@portal/i18n';
import { AreaInProgress } from '@portal/ui';
import type { en } from '#messages/en.ts';

/** /analyst_profile/{id}: what the page will offer. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <AreaInProgress
      title={t('profiles.analyst.title')}
      offers={[
        t('profiles.analyst.offer.person'),
        t('profiles.analyst.offer.coverage'),
        t('profiles.analyst.offer.research'),
      ]}
    />
  );
}
