import { useMessages } from '@portal/i18n';
import { categoryLabel, valuesOfFilter } from '@portal/research';
import { useId } from 'react';
import type { TeamCoverageMessage } from '#messages/index.ts';
import styles from './PeriodChoice.module.css';

interface PeriodChoiceProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Set in a panel, which closes with the choice. */
  close: (() => void) | undefined;
}

/** Companies whose rating changed lately. [C-07] */
export function PeriodChoice({ values, onChange, close }: PeriodChoiceProps) {
  const { t } = useMessages<TeamCoverageMessage>();
  const id = useId();

  function handleClick(days: string) {
    onChange(values.includes(days) ? [] : [days]);
    close?.();
  }

  return (
    <div className={styles.periods} role="group" aria-labelledby={id}>
      <span className={styles.label} id={id} data-panel={close !== undefined || undefined}>
        {t(categoryLabel('changed'))}
      </span>
      <span className={styles.choices}>
        {valuesOfFilter('changed').map((days) => (
          <button
            key={days}
            type="button"
            className={styles.choice}
            aria-pressed={values.includes(days)}
            onClick={() => handleClick(days)}
          >
            {t('research.filter.changed.days', { days })}
          </button>
        ))}
      </span>
    </div>
  );
}
