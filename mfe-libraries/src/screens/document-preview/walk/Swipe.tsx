import { parseLanguage } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { IconArrowLeft, IconArrowRight } from '@portal/ui';
import type { ReactNode } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import { useSwipe } from './useSwipe.ts';
import type { WalkStep, WalkSteps } from './useWalkSteps.ts';
import styles from './Swipe.module.css';

interface SwipeProps {
  steps: WalkSteps | undefined;
  children: ReactNode;
}

/**
 * On touch screens, a swipe leads to the neighbouring publications. It scrolls a row natively: a sandboxed frame
 * reports no touches, but scrolling it cannot use itself moves its container. [V-02]
 */
export function Swipe({ steps, children }: SwipeProps) {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return steps === undefined || !isTouch ? children : <Row steps={steps}>{children}</Row>;
}

function Row({ steps, children }: SwipeProps & { steps: WalkSteps }) {
  const { t } = useMessages<LibrariesMessage>();
  const { row, middle } = useSwipe((side) => steps[side]?.go());
  return (
    <div ref={row} className={styles.row} role="group" aria-label={t('libraries.preview.walk')} tabIndex={0}>
      <Side step={steps.previous} way="previous" />
      <div ref={middle} className={styles.middle}>
        {children}
      </div>
      <Side step={steps.next} way="next" />
    </div>
  );
}

/** The target of a swipe. Hidden from screen readers: the bar has the same links. */
function Side({ step, way }: { step: WalkStep | undefined; way: 'previous' | 'next' }) {
  if (step === undefined) return null;
  const Icon = way === 'next' ? IconArrowRight : IconArrowLeft;
  const { title, language } = step.entry;
  return (
    <div className={styles.side} data-way={way} aria-hidden="true">
      <p className={styles.words}>
        <Icon size={24} stroke={1.5} />
        <span lang={parseLanguage(language)}>{title}</span>
      </p>
    </div>
  );
}
