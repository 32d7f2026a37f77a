import { useQuery } from '@portal/api';
import { useLanguage, useMessages } from '@portal/i18n';
import { IconLock, QuietFailure, Skeleton } from '@portal/ui';
import { topicKey, type Topic } from '@portal/wire';
import { useId } from 'react';
import { tagsQuery } from '#api/subscription.ts';
import type { en } from '#messages/en.ts';
import { byClass, withoutTopic, withTopic, type ClassesOf } from '../rules/topicChoice.ts';
import type { TopicGroup } from '../rules/topicGroups.ts';
import { nameIn } from '#nameIn.ts';
import { TopicGroupTable } from './TopicGroupTable.tsx';
import styles from './TopicSection.module.css';
import form from '../NotificationCentre.module.css';

interface Read {
  data: unknown;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

interface TopicSectionProps {
  groups: readonly TopicGroup[];
  /** Groups need the data of all of these. */
  reads: readonly Read[];
  topics: readonly Topic[];
  classesOf: ClassesOf;
  onChange: (next: (topics: readonly Topic[]) => Topic[]) => void;
}

/** Chooses publication types by asset class and language. [N-01] [N-05] */
export function TopicSection({ groups, reads, topics, classesOf, onChange }: TopicSectionProps) {
  const { t } = useMessages<keyof typeof en>();
  const language = useLanguage();
  const id = useId();
  const classes = useQuery(tagsQuery(['Asset Classification']));
  const chosen = new Set(byClass(topics, classesOf).map(topicKey));
  const missing = reads.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ isError }) => isError);

  function titleOf({ kind, assetClass = '' }: TopicGroup): string {
    if (kind === 'highlights') return t('preferences.notifications.topics.highlights');
    if (kind === 'anyClass') return t('preferences.notifications.topics.anyClass');
    const tag = classes.data?.find(({ value }) => value === assetClass);
    return nameIn(tag ?? { value: assetClass }, language);
  }

  function content() {
    if (failed.length > 0)
      return <QuietFailure onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
    if (missing.length > 0) return <Skeleton height={240} />;
    if (groups.length === 0) return <p className={form.lead}>{t('preferences.notifications.topics.none')}</p>;
    return (
      <div className={styles.groups}>
        {groups.map((group) => (
          <TopicGroupTable
            key={group.assetClass ?? group.kind}
            title={titleOf(group)}
            rows={group.rows}
            isChosen={(topic) => chosen.has(topicKey(topic))}
            onToggle={(topic, isOn) =>
              onChange((now) => (isOn ? withTopic(now, topic) : withoutTopic(now, topic, classesOf)))
            }
          />
        ))}
      </div>
    );
  }

  return (
    <section className={form.section} aria-labelledby={id}>
      <div className={form.head}>
        <h2 className={form.title} id={id}>
          {t('preferences.notifications.topics')}
        </h2>
        <p className={form.lead}>{t('preferences.notifications.topics.lead')}</p>
        <p className={styles.greyed}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          {t('preferences.notifications.topics.greyed')}
        </p>
      </div>
      {content()}
    </section>
  );
}
