import { useMessages } from '@portal/i18n';
import { AreaInProgress } from '@portal/ui';
import type { en } from '#messages/en.ts';

/** /change_password: not offered yet. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return <AreaInProgress title={t('auth.coming.change.title')} offers={[t('auth.coming.change.offer')]} />;
}
