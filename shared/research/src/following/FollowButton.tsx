import { useMessages } from '@portal/i18n';
import { Button, IconCheck, IconPlus } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import { tagLabel, type TranslatedValue } from '../tag/tagLabel.ts';
import { follow } from './follow.ts';
import styles from './FollowButton.module.css';
import { subjectOf, type SubjectName } from './subjects.ts';
import { useFollowing, useMayFollow } from './useFollowing.ts';

interface FollowButtonProps {
  /** Undefined while loading. */
  record: (TranslatedValue & { inactive?: boolean | undefined }) | undefined;
  category: string;
  /** Small and for the pointer only: the record's page offers it to keyboard and touch. @default false */
  inCard?: boolean;
}

/**
 * Follows or unfollows a company, sector or analyst. Reserves its space while loading, and stays empty if the API does
 * not report what is followed. Renders nothing for clients without the notification centre. [N-06]
 */
export function FollowButton({ record, category, inCard = false }: FollowButtonProps) {
  const { language } = useMessages();
  const subject = record && subjectOf({ ...record, category });
  if (!useMayFollow() || (record !== undefined && subject === undefined)) return null;
  return (
    <span className={styles.place} data-small={inCard || undefined}>
      {record === undefined || subject === undefined ? null : (
        <Toggle subject={subject} name={tagLabel(record, category, language)} inCard={inCard} />
      )}
    </span>
  );
}

interface ToggleProps {
  subject: SubjectName;
  name: string;
  inCard: boolean;
}

function Toggle({ subject, name, inCard }: ToggleProps) {
  const { t } = useMessages<ResearchMessage>();
  const following = useFollowing(subject);
  if (following === 'loading' || following === 'unknown') return null;
  const isFollowed = following === 'followed';
  const Icon = isFollowed ? IconCheck : IconPlus;
  return (
    <Button
      variant="secondary"
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={t(isFollowed ? 'research.follow.onOf' : 'research.follow.offOf', { name })}
      tabIndex={inCard ? -1 : undefined}
      onClick={() => void follow({ subject, name, follow: !isFollowed })}
    >
      {t(isFollowed ? 'research.follow.on' : 'research.follow.off')}
    </Button>
  );
}
