import { useMessages } from '@portal/i18n';
import { AreaInProgress } from '@portal/ui';
import type { en } from '#messages/en.ts';

/** /company_profile/{id}: what the page will offer. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <AreaInProgress
      title={t('profiles.company.title')}
      offers={[
        t('profiles.company.offer.ratings'),
        t('profiles.company.offer.research'),
        t('profiles.company.offer.analysts'),
      ]}
    />
  );
}
