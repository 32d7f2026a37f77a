import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { AreaInProgress } from '@portal/ui';
import type { en } from '#messages/en.ts';

/** /passwordless_login, with and without a token: not offered yet. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <AreaInProgress
      title={t('auth.coming.passwordless.title')}
      offers={[t('auth.coming.passwordless.offer')]}
      back={{ to: pages.login.path, label: t('auth.coming.back') }}
    />
  );
}
