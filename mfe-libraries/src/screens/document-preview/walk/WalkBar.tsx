import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { IconChevronLeft, IconChevronRight, Tooltip } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import type { WalkStep, WalkSteps } from './useWalkSteps.ts';
import styles from './WalkBar.module.css';

/** ‹ 4 of 31 ›: moves through the list that the publication was opened from. [V-02] */
export function WalkBar({ steps }: { steps: WalkSteps }) {
  const { t } = useMessages<LibrariesMessage>();
  const { place, count, previous, next } = steps;
  return (
    <nav className={styles.bar} aria-label={t('libraries.preview.walk')}>
      <Way step={previous} way="previous" shortcut="K" />
      <p className={styles.place}>{t('research.list.count', { shown: place, max: count })}</p>
      <Way step={next} way="next" shortcut="J" />
    </nav>
  );
}

interface WayProps {
  step: WalkStep | undefined;
  way: 'previous' | 'next';
  shortcut: string;
}

function Way({ step, way, shortcut }: WayProps) {
  const { t } = useMessages<LibrariesMessage>();
  const Icon = way === 'next' ? IconChevronRight : IconChevronLeft;
  const icon = <Icon size={24} stroke={1.75} aria-hidden="true" />;
  if (step === undefined)
    return (
      <span
        className={styles.way}
        role="link"
        aria-disabled="true"
        aria-label={t(`libraries.preview.${way}`)}
      >
        {icon}
      </span>
    );
  const { title } = step.entry;
  return (
    <Tooltip label={t('libraries.preview.shortcut', { title, shortcut })} disabled={title === ''}>
      <Link
        {...step.link}
        className={styles.way}
        aria-label={t(`libraries.preview.${way}`)}
        aria-keyshortcuts={shortcut}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) step.onFollow();
        }}
      >
        {icon}
      </Link>
    </Tooltip>
  );
}
