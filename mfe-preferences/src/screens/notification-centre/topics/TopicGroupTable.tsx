import { useLanguage, useMessages } from '@portal/i18n';
import { Checkbox } from '@portal/ui';
import type { Topic } from '@portal/wire';
import { useId } from 'react';
import type { en } from '#messages/en.ts';
import { nameIn } from '#nameIn.ts';
import type { TopicRow, TopicToggle } from '../rules/topicGroups.ts';
import styles from './TopicSection.module.css';

interface TopicGroupTableProps {
  title: string;
  rows: readonly TopicRow[];
  isChosen: (topic: Topic) => boolean;
  onToggle: (topic: Topic, isOn: boolean) => void;
}

/** The types of one group, with a toggle per language. */
export function TopicGroupTable({ title, rows, isChosen, onToggle }: TopicGroupTableProps) {
  const { t } = useMessages<keyof typeof en>();
  const language = useLanguage();
  const id = useId();
  const hasEnglish = rows.some(({ english }) => english !== undefined);

  function toggle(name: string, languageName: string, { topic, included }: TopicToggle) {
    const values = { type: name, group: title, language: languageName };
    return (
      <Checkbox
        label={t(`preferences.notifications.topics.${included ? 'toggle' : 'locked'}`, values)}
        labelHidden
        // What the subscription no longer covers can still be removed.
        locked={!included && !isChosen(topic)}
        checked={isChosen(topic)}
        onChange={({ currentTarget }) => onToggle(topic, currentTarget.checked)}
      />
    );
  }

  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.row} data-head>
        <h3 className={styles.groupTitle} id={id}>
          {title}
        </h3>
        <span className={styles.language} aria-hidden="true">
          DE
        </span>
        <span className={styles.language} aria-hidden="true">
          {hasEnglish ? 'EN' : ''}
        </span>
      </div>
      <ul>
        {rows.map(({ tag, german, english }) => {
          const name = nameIn(tag, language);
          const isLocked = !german.included && english?.included !== true;
          return (
            <li key={tag.id} className={styles.row} data-locked={isLocked || undefined}>
              <span aria-hidden="true">{name}</span>
              {toggle(name, t('preferences.notifications.german'), german)}
              {english === undefined ? (
                <span />
              ) : (
                toggle(name, t('preferences.notifications.english'), english)
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
