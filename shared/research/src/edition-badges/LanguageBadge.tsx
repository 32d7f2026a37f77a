import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './LanguageBadge.module.css';
import { languageBadges } from './languageBadges.ts';

/** A publication's language: EN or DE, read out in full. */
export function LanguageBadge({ names }: { names: string }) {
  const { t } = useMessages<ResearchMessage>();
  return languageBadges(names).map((badge) =>
    'word' in badge ? (
      <span key={badge.word} className={styles.badge}>
        {badge.word}
      </span>
    ) : (
      <span key={badge.language} className={styles.badge}>
        <span aria-hidden="true">{badge.language.toUpperCase()}</span>
        <VisuallyHidden>{t(`research.language.${badge.language}`)}</VisuallyHidden>
      </span>
    ),
  );
}
