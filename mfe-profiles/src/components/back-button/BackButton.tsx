import { useMessages } from '@portal/i18n';
import { useLocation, useNavigate } from '@portal/router';
import { Button, IconArrowLeft } from '@portal/ui';
import type { ProfilesMessage } from '#messages/index.ts';
import { hasPlaceBefore } from './hasPlaceBefore.ts';

/** Goes back, or to `otherwise` if the page was opened directly. */
export function BackButton({ otherwise }: { otherwise: string }) {
  const { t } = useMessages<ProfilesMessage>();
  const navigate = useNavigate();
  const { key } = useLocation();

  function handleClick() {
    const state: unknown = window.history.state;
    if (hasPlaceBefore({ key, state })) void navigate(-1);
    else void navigate(otherwise);
  }

  return (
    <Button
      variant="quiet"
      icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
      onClick={handleClick}
    >
      {t('common.back')}
    </Button>
  );
}
