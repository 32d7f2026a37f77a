import { useMessages } from '@portal/i18n';
import { IconCheck, IconPlus } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import { tagLabel, type TranslatedValue } from '../tag/tagLabel.ts';
import { follow } from './follow.ts';
import styles from './FollowOption.module.css';
import { subjectOf } from './subjects.ts';
import { useFollowing } from './useFollowing.ts';

interface FollowOptionProps {
  id: string;
  selected: boolean;
  record: TranslatedValue;
  category: string;
}

/**
 * Follows or unfollows a company, sector or analyst, as an option of a list of suggestions. Nothing where that is not
 * possible. [N-06] [L-28]
 */
export function FollowOption({ id, selected, record, category }: FollowOptionProps) {
  const { t, language } = useMessages<ResearchMessage>();
  const subject = subjectOf({ ...record, category });
  const following = useFollowing(subject);
  if (subject === undefined || following === 'loading' || following === 'unknown') return null;
  const isFollowed = following === 'followed';
  const name = tagLabel(record, category, language);
  const Icon = isFollowed ? IconCheck : IconPlus;
  return (
    <button
      id={id}
      type="button"
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={styles.option}
      aria-label={t(isFollowed ? 'research.follow.onOf' : 'research.follow.offOf', { name })}
      onClick={() => void follow({ subject, name, follow: !isFollowed })}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{t(isFollowed ? 'research.follow.on' : 'research.follow.off')}</span>
    </button>
  );
}
