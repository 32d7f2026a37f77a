import { pages } from '@portal/contract';
import { BackButton } from '@portal/ui';
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
      <BackButton otherwise={pages.todaysHighlights.path} />
      <div className={styles.end}>
        <div ref={toolsRef} className={styles.tools} />
        {steps === undefined ? null : <WalkBar steps={steps} />}
      </div>
    </div>
  );
}
