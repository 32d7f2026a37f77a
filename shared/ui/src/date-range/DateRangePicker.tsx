import { Popover } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { formatDay, useMessages } from '@portal/i18n';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { rangeEnds, type DayRange } from './DayRange.ts';
import styles from './DateRangePicker.module.css';
import { breakpoints } from '../theme/breakpoints.ts';
import { RangeControl } from './RangeControl.tsx';
import { RangePanel } from './RangePanel.tsx';
import { useTypedRange } from './useTypedRange.ts';

export interface DateRangePickerProps {
  label: string;
  value: DayRange | undefined;
  /** Undefined when fewer than two days are chosen. Comes 300 ms after the last change, or when the field is left. */
  onChange: (range: DayRange | undefined) => void;
  /** Today on the publishing house's clock, `yyyy-MM-dd`: later days cannot be chosen. */
  today: string;
}

/** On a small screen the calendar opens in the flow of the overlay, and mostly below what is in sight. */
function bringIntoSight(panel: HTMLElement | null): void {
  const narrow = window.matchMedia(`(max-width: ${breakpoints.mobile}px)`).matches;
  if (narrow) panel?.scrollIntoView({ block: 'nearest' });
}

/** Two days, typed or chosen from a calendar or a list of usual ranges. [L-04] */
export function DateRangePicker({ label, value, onChange, today }: DateRangePickerProps) {
  const { t } = useMessages();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [entered, setEntered] = useState(false);
  const { texts, problem, change, check, leave } = useTypedRange({ value, onChange, lastDay: today });
  const openerRef = useRef<HTMLButtonElement>(null);

  function handleLeave() {
    setEntered(false);
    setOpened(false);
    leave();
  }

  // Not every browser takes focus away from a field when a button elsewhere is pressed.
  const groupRef = useClickOutside<HTMLDivElement>(() => {
    if (entered) handleLeave();
  });

  function handleBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget === null) {
      // Focus that goes nowhere while the calendar is open comes back: a press between two days.
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
      <Popover
        opened={opened}
        position="bottom-end"
        offset={4}
        withRoles={false}
        withinPortal={false}
        unstyled
        zIndex="var(--portal-layer-popover)"
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: styles.panel ?? '' }}
      >
        <Popover.Target>
          <RangeControl
            id={id}
            label={label}
            texts={texts}
            invalid={problem?.end}
            opened={opened}
            openerRef={openerRef}
            onChange={change}
            onEnter={leave}
            onToggle={() => setOpened(!opened)}
          />
        </Popover.Target>
        <Popover.Dropdown ref={bringIntoSight} role="dialog" aria-labelledby={`${id}-label`}>
          <RangePanel
            texts={texts}
            today={today}
            onFirst={(day) => change({ start: formatDay(day), end: '' })}
            onRange={handleChosen}
          />
        </Popover.Dropdown>
      </Popover>
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
