import { useMessages } from '@portal/i18n';
import type { Ref } from 'react';
import styles from './DateRange.module.css';
import type { RangeEnd } from './days/DayRange.ts';

interface RangeEndFieldProps {
  id: string;
  end: RangeEnd;
  value: string;
  invalid: boolean;
  /** Id of the error. */
  describedBy: string | undefined;
  onChange: (text: string) => void;
  onEnter: () => void;
  ref: Ref<HTMLInputElement> | undefined;
}

/** One end of a range, typed as dd.mm.yyyy. */
export function RangeEndField({ end, invalid, describedBy, onChange, onEnter, ...rest }: RangeEndFieldProps) {
  const { t } = useMessages();
  return (
    <input
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      className={styles.input}
      aria-label={t(`common.dateRange.${end}`)}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      placeholder={t('common.dateRange.format')}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter();
      }}
    />
  );
}
