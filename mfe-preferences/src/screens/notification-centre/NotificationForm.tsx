import { useMessages } from '@portal/i18n';
import { useMemo, useState } from 'react';
import type { StoredSettings, TagsByCategory } from '#api/notifications.ts';
import { DeliveryChoice } from '#components/DeliveryChoice.tsx';
import type { en } from '#messages/en.ts';
import { useChoices } from './draft/useChoices.ts';
import { FormNotices } from './notices/FormNotices.tsx';
import { Questions } from './questions/Questions.tsx';
import { amongOffered } from './rules/amongOffered.ts';
import { classesIn } from './rules/topicChoice.ts';
import { topicGroups } from './rules/topicGroups.ts';
import { SaveBar } from './save/SaveBar.tsx';
import { useSaving } from './save/useSaving.ts';
import { SubjectSection } from './subjects/SubjectSection.tsx';
import { TopicSection } from './topics/TopicSection.tsx';
import styles from './NotificationCentre.module.css';

interface TagsRead {
  data: TagsByCategory | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

interface NotificationFormProps {
  stored: StoredSettings;
  offered: TagsRead;
  included: TagsRead;
  /** See draftOwner. */
  client: string;
}

/** The result of the last save, in addition to the toast. */
interface Outcome {
  isMerged: boolean;
  gone: readonly string[];
}

const without = { isMerged: { isMerged: false }, gone: { gone: [] } };

/** The notification settings. Unsaved choices survive until saved or discarded. [N-03] [N-04] */
export function NotificationForm({ stored, offered, included, client }: NotificationFormProps) {
  const { t } = useMessages<keyof typeof en>();
  const groups = useMemo(
    () => topicGroups(offered.data ?? {}, included.data ?? {}),
    [offered.data, included.data],
  );
  const classesOf = useMemo(() => classesIn(groups), [groups]);
  const choices = useChoices({ stored, client }, classesOf);
  const [outcome, setOutcome] = useState<Outcome>({ isMerged: false, gone: [] });
  const [asksToCancel, setAsksToCancel] = useState(false);
  const { isSaving, save } = useSaving();
  const { base, mine, isChanged, change } = choices;
  const goneNext = offered.data === undefined ? [] : amongOffered(mine.preferences, offered.data).gone;

  function handleSave() {
    if (!isChanged) return;
    save(
      { base, mine, classesOf },
      {
        onSaved: ({ stored: saved, isMerged, gone }) => {
          choices.settle(saved, mine);
          setOutcome({ isMerged, gone });
        },
      },
    );
  }

  return (
    <div className={styles.form}>
      <FormNotices
        isRestored={choices.isRestored}
        onDiscard={choices.discard}
        outcome={outcome}
        onClose={(seen) => setOutcome((now) => ({ ...now, ...without[seen] }))}
        goneNext={goneNext}
      />
      <TopicSection
        groups={groups}
        reads={[offered, included]}
        topics={mine.preferences.topics}
        classesOf={classesOf}
        onChange={(next) =>
          change((now) => ({
            ...now,
            preferences: { ...now.preferences, topics: next(now.preferences.topics) },
          }))
        }
      />
      <SubjectSection
        offered={offered}
        included={included.data ?? {}}
        subjects={mine.preferences.subjects}
        onChange={(next) =>
          change((now) => ({
            ...now,
            preferences: { ...now.preferences, subjects: next(now.preferences.subjects) },
          }))
        }
      />
      {mine.delivery === undefined ? null : (
        <DeliveryChoice
          title={t('preferences.notifications.delivery')}
          delivery={mine.delivery}
          onChange={(delivery) => change((now) => ({ ...now, delivery }))}
        />
      )}
      <SaveBar
        isChanged={isChanged}
        isSaving={isSaving}
        onSave={handleSave}
        onCancel={() => setAsksToCancel(true)}
      />
      <Questions
        isChanged={isChanged}
        asksToCancel={asksToCancel}
        onKeep={() => setAsksToCancel(false)}
        onDiscard={choices.discard}
      />
    </div>
  );
}
