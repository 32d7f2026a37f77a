import { useLanguage, useMessages } from '@portal/i18n';
import { Button, Chip, MultiSelect } from '@portal/ui';
import type { SubjectCategory, Tag } from '@portal/wire';
import { useMemo, useState, type MouseEvent } from 'react';
import type { en } from '#messages/en.ts';
import { nameIn } from '#nameIn.ts';
import styles from './SubjectSection.module.css';

interface SubjectPickerProps {
  category: SubjectCategory;
  /** Undefined while loading. */
  tags: readonly Tag[] | undefined;
  failed: boolean;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Shown at first, to keep the page short. */
const atFirst = 24;

/** Moves the focus to a neighbour of the removed chip, or to the picker. */
function passFocusOn({ currentTarget }: MouseEvent<HTMLElement>): void {
  const item = currentTarget.closest('li');
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
  const field = item?.closest('[data-picker]')?.querySelector('input');
  (next ?? field)?.focus({ preventScroll: true });
}

/** One category of subjects: a searchable picker and removable chips. [N-02] */
export function SubjectPicker({ category, tags, failed, values, onChange }: SubjectPickerProps) {
  const { t } = useMessages<keyof typeof en>();
  const language = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const options = useMemo(() => {
    const byName = new Intl.Collator(language).compare;
    return (tags ?? [])
      .map((tag) => ({ value: tag.value, label: nameIn(tag, language) }))
      .sort((one, other) => byName(one.label, other.label));
  }, [tags, language]);
  const labels = useMemo(() => new Map(options.map(({ value, label }) => [value, label])), [options]);
  const name = t(`preferences.notifications.${category}`);
  const shown = showsAll || values.length <= atFirst + 1 ? values : values.slice(0, atFirst);

  return (
    <div className={styles.picker} data-picker>
      <MultiSelect
        label={name}
        options={options}
        values={values}
        onChange={onChange}
        loading={tags === undefined && !failed}
        failed={failed}
      />
      {values.length === 0 ? null : (
        <ul
          className={styles.chips}
          aria-label={t('preferences.notifications.subjects.chosen', { category: name })}
        >
          {shown.map((value) => {
            const label = labels.get(value) ?? value;
            return (
              <li key={value}>
                <Chip
                  removeLabel={t('preferences.notifications.subjects.remove', { name: label })}
                  onRemove={(event) => {
                    passFocusOn(event);
                    onChange(values.filter((each) => each !== value));
                  }}
                >
                  {label}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      {shown.length < values.length ? (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t('preferences.notifications.subjects.all', { number: values.length })}
        </Button>
      ) : null}
    </div>
  );
}
