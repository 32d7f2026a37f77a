import { useMessages } from '@portal/i18n';
import { Checkbox } from '@portal/ui';
import { useId } from 'react';
import type { TagsByCategory } from '#api/notifications.ts';
import type { en } from '#messages/en.ts';
import { isLanguageIncluded } from '../rules/isIncluded.ts';
import { hears, publicationLanguages, withLanguage } from '../rules/subjectLanguages.ts';
import styles from './SubjectSection.module.css';

interface SubjectLanguagesProps {
  /** Undefined if subjects differ in their languages. */
  languages: readonly string[] | undefined;
  included: TagsByCategory;
  onChange: (languages: readonly string[]) => void;
}

const messages = {
  German: 'preferences.notifications.german',
  English: 'preferences.notifications.english',
} as const;

/** The languages for everything the client follows. */
export function SubjectLanguages({ languages, included, onChange }: SubjectLanguagesProps) {
  const { t } = useMessages<keyof typeof en>();
  const id = useId();
  const now = languages ?? [];
  return (
    <div className={styles.languages} role="group" aria-labelledby={id} aria-describedby={`${id}-lead`}>
      <h3 className={styles.label} id={id}>
        {t('preferences.notifications.languages')}
      </h3>
      <div className={styles.languageChoices}>
        {publicationLanguages.map((each) => {
          const isIncluded = isLanguageIncluded(each, included);
          const name = t(messages[each]);
          return (
            <Checkbox
              key={each}
              label={isIncluded ? name : t('preferences.notifications.languages.locked', { language: name })}
              locked={!isIncluded && !(languages !== undefined && now.includes(each))}
              checked={hears(now, each)}
              onChange={({ currentTarget }) => onChange(withLanguage(now, each, currentTarget.checked))}
            />
          );
        })}
      </div>
      <p className={styles.note} id={`${id}-lead`}>
        {t(
          languages === undefined
            ? 'preferences.notifications.languages.mixed'
            : 'preferences.notifications.languages.lead',
        )}
      </p>
    </div>
  );
}
