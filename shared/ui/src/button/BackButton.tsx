import { useMessages } from '@portal/i18n';
import { useGoBack } from '@portal/router';
import { IconArrowLeft } from '../icons.ts';
import { Button } from './Button.tsx';

/** Goes back, or to `otherwise` if the page was opened directly. */
export function BackButton({ otherwise }: { otherwise: string }) {
  const { t } = useMessages();
  const goBack = useGoBack();
  return (
    <Button
      variant="quiet"
      icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => goBack(otherwise)}
    >
      {t('common.back')}
    </Button>
  );
}
