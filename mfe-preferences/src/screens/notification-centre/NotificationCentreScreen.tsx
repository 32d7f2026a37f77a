import { useMessages } from '@portal/i18n';
import { AreaInProgress } from '@portal/ui';
import type { en } from '#messages/en.ts';

/** /notification-centre: what the page will offer. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <AreaInProgress
      title={t('preferences.notifications.title')}
      offers={[t('preferences.notifications.offer.types'), t('preferences.notifications.offer.subjects')]}
    />
  );
}
