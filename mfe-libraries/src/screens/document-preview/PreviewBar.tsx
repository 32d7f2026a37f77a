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
      <BackButton />
      <div className={styles.end}>
        <div ref={toolsRef} className={styles.tools} />
        {steps === undefined ? null : <WalkBar steps={steps} />}
      </div>
    </div>
  );
}

/** Whether a key is that of the first page of a tab; by the router's count, also after another address took its place. */
function isFirstPage(key: string): boolean {
  const state: unknown = history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return key === 'default' || (isCounted && state.idx === 0);
}

/** Goes back, or to Today's Highlights if the page was opened directly. */
function BackButton() {
  const { t } = useMessages<LibrariesMessage>();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      variant="quiet"
      icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void (isFirstPage(key) ? navigate(pages.todaysHighlights.path) : navigate(-1))}
    >
      {t('common.back')}
    </Button>
  );
}
