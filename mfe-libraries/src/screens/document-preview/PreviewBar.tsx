import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { useLocation, useNavigate } from '@portal/router';
import { Button, IconArrowLeft } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './PreviewBar.module.css';
import type { WalkSteps } from './walk/useWalkSteps.ts';
import { WalkBar } from './walk/WalkBar.tsx';

interface PreviewBarProps {
  steps: WalkSteps | undefined;
  /** Takes the place for the document's tools. */
  toolsRef: (place: HTMLElement | null) => void;
}

/** Sticky links: back, and to the neighbours in the list; and what helps reading the document. [V-02] [V-03] */
export function PreviewBar({ steps, toolsRef }: PreviewBarProps) {
  return (
    <div className={styles.bar}>
      <BackButton isFromList={steps !== undefined} />
      <div className={styles.end}>
        <div ref={toolsRef} className={styles.tools} />
        {steps === undefined ? null : <WalkBar steps={steps} />}
      </div>
    </div>
  );
}

/** Goes back, or to Today's Highlights if the page was opened directly. */
function BackButton({ isFromList }: { isFromList: boolean }) {
  const { t } = useMessages<LibrariesMessage>();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirstPage = key === 'default' && !isFromList;
  return (
    <Button
      variant="quiet"
      icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void (isFirstPage ? navigate(pages.todaysHighlights.path) : navigate(-1))}
    >
      {t('common.back')}
    </Button>
  );
}
