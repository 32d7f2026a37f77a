import { useMessages } from '@portal/i18n';
import { portalLinks } from '@portal/session';
import { dialogOpener, Modal, openDialog } from '@portal/ui';
import type { ResearchMessage } from './messages/index.ts';

interface NoAccessModalProps {
  opened: boolean;
  onClose: () => void;
}

/** Shown instead of content outside the subscription; names whom to contact. [G-13] */
function NoAccessModal({ opened, onClose }: NoAccessModalProps) {
  const { t } = useMessages<ResearchMessage>();
  const { publicationsMail } = portalLinks();
  return (
    <Modal title={t('research.noAccess.title')} opened={opened} onClose={onClose}>
      <p>{t('research.noAccess.text')}</p>
      <p>
        <a href={`mailto:${publicationsMail}`}>{publicationsMail}</a>
      </p>
    </Modal>
  );
}

export const showNoAccess = (): void => openDialog(NoAccessModal);

/** For an answer that comes later: shows it unless the page was left meanwhile. */
export function laterNoAccess(): () => void {
  const open = dialogOpener();
  return () => open(NoAccessModal);
}
