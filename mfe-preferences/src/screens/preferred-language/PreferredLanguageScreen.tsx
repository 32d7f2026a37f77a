import { useMessages } from '@portal/i18n';
import { AreaInProgress } from '@portal/ui';
import type { en } from '#messages/en.ts';

/** /preferred_language: what the page will offer. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  return (
    <AreaInProgress
      title={t('preferences.language.title')}
      offers={[t('preferences.language.offer.language'), t('preferences.language.offer.terms')]}
    />
  );
}
