import { formatDay, useMessages } from '@portal/i18n';
import { useId, useLayoutEffect, useRef, type FocusEvent } from 'react';
import styles from './DateRange.module.css';
import type { DateRangePanelProps } from './DateRangePanel.tsx';
import { rangeEnds } from './days/DayRange.ts';
import { RangeControl } from './RangeControl.tsx';
import { RangePanel } from './RangePanel.tsx';
import { useTypedRange } from './useTypedRange.ts';

export function RangeFields({ label, value, onChange, onDone, today }: DateRangePanelProps) {
  const { t } = useMessages();
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const range = { value, onChange, lastDay: today, flushOnUnmount: true };
  const { texts, problem, change, check, leave } = useTypedRange(range);
  useLayoutEffect(() => control.current?.querySelector('input')?.focus(), []);

  function handleBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    // The calendar has set both days: the fields no longer count.
    if (isDone.current) return;
    if (!currentTarget.contains(relatedTarget)) leave();
    else {
      const end = rangeEnds.find((each) => target.id === `${id}-${each}`);
      if (end !== undefined) check(end);
    }
  }

  return (
    <div role="group" aria-label={label} className={styles.fields} onBlur={handleBlur}>
      <RangeControl
        ref={control}
        id={id}
        label={label}
        texts={texts}
        invalid={problem?.end}
        onChange={change}
        onEnter={leave}
      />
      {problem === undefined ? null : (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {t(`common.dateRange.${problem.kind}`, {
            end: t(`common.dateRange.${problem.end}`),
            day: formatDay(today),
          })}
        </p>
      )}
      <div className={styles.calendar}>
        <RangePanel
          texts={texts}
          today={today}
          onFirst={(day) => change({ start: formatDay(day), end: '' })}
          onRange={(chosen) => {
            isDone.current = true;
            onChange(chosen);
            onDone();
          }}
        />
      </div>
    </div>
  );
}
