import { formatDay, useMessages } from '@portal/i18n';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useOutsidePress } from '../own-events/useOutsidePress.ts';
import { rangeEnds, type DayRange } from './days/DayRange.ts';
import styles from './DateRange.module.css';
import type { DateRangePickerProps } from './DateRangePicker.tsx';
import { LaterRangePopover } from './LaterRangePopover.ts';
import { RangeControl } from './RangeControl.tsx';
import { useTypedRange } from './useTypedRange.ts';

/** The field and its label, which form one group. */
export function DateRangeControl({ label, value, onChange, today }: DateRangePickerProps) {
  const { t } = useMessages();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [entered, setEntered] = useState(false);
  const [control, setControl] = useState<HTMLDivElement | null>(null);
  const { texts, problem, change, check, leave } = useTypedRange({ value, onChange, lastDay: today });
  const openerRef = useRef<HTMLButtonElement>(null);
  const groupRef = useRef<HTMLDivElement>(null);

  function handleLeave() {
    setEntered(false);
    setOpened(false);
    leave();
  }

  // Not every browser moves focus out of a field when a button elsewhere is pressed.
  useOutsidePress(entered, (target) => groupRef.current?.contains(target) === true, handleLeave);

  function handleBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget === null) {
      // Focus lost while the calendar is open will return, as after a press between two days.
      if (!opened) leave();
    } else if (currentTarget.contains(relatedTarget)) {
      const end = rangeEnds.find((each) => target.id === `${id}-${each}`);
      if (end !== undefined) check(end);
    } else handleLeave();
  }

  function handleChosen({ start, end }: DayRange) {
    change({ start: formatDay(start), end: formatDay(end) });
    setOpened(false);
    openerRef.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !opened) return;
    setOpened(false);
    openerRef.current?.focus();
  }

  const popover = {
    labelledBy: `${id}-label`,
    anchor: control,
    opened,
    texts,
    today,
    onFirst: (day: string) => change({ start: formatDay(day), end: '' }),
    onRange: handleChosen,
  };
  return (
    <div
      ref={groupRef}
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles.root}
      onFocus={() => setEntered(true)}
      onBlur={handleBlur}
      onKeyDown={handleKey}
    >
      <label className={styles.label} id={`${id}-label`} htmlFor={`${id}-start`}>
        {label}
      </label>
      <RangeControl
        ref={setControl}
        id={id}
        label={label}
        texts={texts}
        invalid={problem?.end}
        opened={opened}
        openerRef={openerRef}
        onToggle={() => setOpened(!opened)}
        onChange={change}
        onEnter={leave}
      />
      {opened ? <LaterRangePopover waiting={null} part={popover} /> : null}
      {problem === undefined ? null : (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {t(`common.dateRange.${problem.kind}`, {
            end: t(`common.dateRange.${problem.end}`),
            day: formatDay(today),
          })}
        </p>
      )}
    </div>
  );
}
