import { useMessages } from '@portal/i18n';
import { useRef, type Ref } from 'react';
import { IconCalendar, IconX } from '../icons.ts';
import styles from './DateRange.module.css';
import type { RangeEnd } from './days/DayRange.ts';
import { RangeEndField } from './RangeEndField.tsx';
import type { RangeTexts } from './days/readDayRange.ts';

interface RangeControlProps {
  /** Prefix of the ids of fields and error. */
  id: string;
  label: string;
  texts: RangeTexts;
  /** The field with the error. */
  invalid: RangeEnd | undefined;
  opened?: boolean;
  openerRef?: Ref<HTMLButtonElement>;
  /** Toggles the calendar; if omitted, there is no button. */
  onToggle?: () => void;
  /** From the popover that positions the calendar. */
  ref?: Ref<HTMLDivElement>;
  onChange: (texts: RangeTexts) => void;
  onEnter: () => void;
}

/** Both fields of a range with their buttons. */
export function RangeControl(props: RangeControlProps) {
  const { id, label, texts, invalid, opened = false, openerRef, ref, onChange, onEnter, onToggle } = props;
  const { t } = useMessages();
  const firstField = useRef<HTMLInputElement>(null);

  function handleClear() {
    onChange({ start: '', end: '' });
    firstField.current?.focus();
  }

  const field = (end: RangeEnd) => (
    <RangeEndField
      id={`${id}-${end}`}
      ref={end === 'start' ? firstField : undefined}
      end={end}
      value={texts[end]}
      invalid={invalid === end}
      describedBy={invalid === undefined ? undefined : `${id}-error`}
      onChange={(text) => onChange({ ...texts, [end]: text })}
      onEnter={onEnter}
    />
  );

  return (
    <div ref={ref} className={styles.frame}>
      <div className={styles.control} data-invalid={invalid !== undefined || undefined}>
        {field('start')}
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        {field('end')}
        {texts.start === '' && texts.end === '' ? null : (
          <button
            type="button"
            className={styles.button}
            aria-label={t('common.dateRange.clear', { label })}
            onClick={handleClear}
          >
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        )}
        {onToggle === undefined ? null : (
          <button
            ref={openerRef}
            type="button"
            className={styles.button}
            aria-label={t('common.dateRange.open', { label })}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={onToggle}
          >
            <IconCalendar size={20} stroke={1.5} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}
