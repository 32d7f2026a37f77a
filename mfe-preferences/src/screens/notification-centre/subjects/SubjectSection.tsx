import { useMessages } from '@portal/i18n';
import { QuietFailure } from '@portal/ui';
import { subjectCategories, type Subject } from '@portal/wire';
import { useId, useState } from 'react';
import type { TagsByCategory } from '#api/notifications.ts';
import type { en } from '#messages/en.ts';
import { commonLanguages, withSubjects } from '../rules/subjectLanguages.ts';
import { SubjectLanguages } from './SubjectLanguages.tsx';
import { SubjectPicker } from './SubjectPicker.tsx';
import styles from './SubjectSection.module.css';
import form from '../NotificationCentre.module.css';

interface SubjectSectionProps {
  offered: {
    data: TagsByCategory | undefined;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  included: TagsByCategory;
  subjects: readonly Subject[];
  onChange: (next: (subjects: readonly Subject[]) => Subject[]) => void;
}

/** Chooses analysts, sectors and companies, and their languages. [N-02] */
export function SubjectSection({ offered, included, subjects, onChange }: SubjectSectionProps) {
  const { t } = useMessages<keyof typeof en>();
  const id = useId();
  // The languages of the next subject while there are none.
  const [atFirst, setAtFirst] = useState<readonly string[]>([]);
  const common = subjects.length === 0 ? atFirst : commonLanguages(subjects);
  const failed = offered.data === undefined && offered.isError;

  return (
    <section className={form.section} aria-labelledby={id}>
      <div className={form.head}>
        <h2 className={form.title} id={id}>
          {t('preferences.notifications.subjects')}
        </h2>
        <p className={form.lead}>{t('preferences.notifications.subjects.lead')}</p>
      </div>
      {failed ? <QuietFailure onRetry={() => void offered.refetch()} /> : null}
      <div className={styles.pickers}>
        {subjectCategories.map((category) => (
          <SubjectPicker
            key={category}
            category={category}
            tags={offered.data?.[category]}
            failed={failed}
            values={subjects.filter((each) => each.category === category).map(({ value }) => value)}
            onChange={(values) =>
              onChange((now) => withSubjects(now, { category, values, languages: common ?? [] }))
            }
          />
        ))}
      </div>
      <SubjectLanguages
        languages={common}
        included={included}
        onChange={(languages) => {
          setAtFirst(languages);
          onChange((now) => now.map((subject) => ({ ...subject, languages })));
        }}
      />
    </section>
  );
}
