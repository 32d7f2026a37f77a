import { useMessages } from '@portal/i18n';
import { Chip, focusHeading, MultiSelect, type MultiSelectOption } from '@portal/ui';
import type { TeamCoverageMessage } from '#messages/index.ts';
import styles from './TeamScreen.module.css';

interface TeamFilterProps {
  /** The category in the reader's language. */
  label: string;
  /** Undefined while loading. */
  options: readonly MultiSelectOption[] | undefined;
  values: readonly string[];
  labelOf: (value: string) => string;
  failed: boolean;
  onChange: (values: string[]) => void;
}

/** The filter of a team and its chosen values. [C-05] */
export function TeamFilter({ label, options, values, labelOf, failed, onChange }: TeamFilterProps) {
  const { t } = useMessages<TeamCoverageMessage>();

  function handleRemove(value: string) {
    focusHeading();
    onChange(values.filter((each) => each !== value));
  }

  return (
    <div className={styles.filter}>
      <MultiSelect
        label={label}
        options={options ?? []}
        values={values}
        onChange={onChange}
        loading={options === undefined && !failed}
        failed={failed && options === undefined}
      />
      {values.length === 0 ? null : (
        <ul className={styles.chips} aria-label={t('research.filter.active')}>
          {values.map((value) => {
            const words = labelOf(value);
            return (
              <li key={value}>
                <Chip
                  removeLabel={t('research.filter.chip.remove', { words: `${label}: ${words}` })}
                  onRemove={() => handleRemove(value)}
                >
                  {words}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
