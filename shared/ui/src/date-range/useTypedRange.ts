import { useDebouncedCallback } from '@mantine/hooks';
import { formatDay } from '@portal/i18n';
import { useState } from 'react';
import { rangeEnds, sameRange, type DayRange, type RangeEnd } from './days/DayRange.ts';
import { readDayRange, type RangeProblem, type RangeTexts } from './days/readDayRange.ts';

/** Delay before a change applies. [L-04] */
const debounceMs = 300;

interface TypedRangeOptions {
  value: DayRange | undefined;
  onChange: (range: DayRange | undefined) => void;
  lastDay: string;
  /** Applies a pending change on unmount. @default false */
  flushOnUnmount?: boolean;
}

interface State {
  texts: RangeTexts;
  /** The parts whose errors are shown: only after leaving the field. */
  checked: Record<RangeEnd | 'range', boolean>;
  /** Latest value received. */
  seen: DayRange | undefined;
  /** Latest value emitted: when it comes back, the text stays. */
  sent: DayRange | undefined;
}

const stateOf = (value: DayRange | undefined): State => ({
  texts: { start: formatDay(value?.start ?? ''), end: formatDay(value?.end ?? '') },
  checked: { start: false, end: false, range: false },
  seen: value,
  sent: value,
});

const isSaid = ({ kind, end }: RangeProblem, checked: State['checked']) =>
  checked[kind === 'half' || kind === 'backwards' ? 'range' : end];

/** The text of both ends, and the resulting range. Invalid text stays for correction without effect. */
export function useTypedRange({ value, onChange, lastDay, flushOnUnmount = false }: TypedRangeOptions) {
  const [state, setState] = useState(() => stateOf(value));
  if (!sameRange(value, state.seen))
    setState(sameRange(value, state.sent) ? { ...state, seen: value } : stateOf(value));
  const { texts, checked } = state;
  const { problems } = readDayRange(texts, { lastDay });

  const settle = useDebouncedCallback(
    (settled: RangeTexts, leaving: boolean) => {
      const { range, empty } = readDayRange(settled, { lastDay, unfinished: !leaving });
      // Half a range, or half a day, may still be completed.
      if ((range === undefined && !empty && !leaving) || sameRange(range, value)) return;
      setState((now) => ({ ...now, sent: range }));
      onChange(range);
    },
    { delay: debounceMs, flushOnUnmount },
  );

  function change(next: RangeTexts) {
    const edited = rangeEnds.filter((end) => next[end] !== texts[end]);
    const unchecked = Object.fromEntries([...edited, 'range'].map((part) => [part, false]));
    setState((now) => ({ ...now, texts: next, checked: { ...now.checked, ...unchecked } }));
    settle(next, false);
  }

  return {
    texts,
    problem: problems.find((each) => isSaid(each, checked)),
    change,
    /** Leaving one end for the other shows its errors. */
    check: (end: RangeEnd) => setState((now) => ({ ...now, checked: { ...now.checked, [end]: true } })),
    /** Leaving the field applies the range at once. */
    leave: () => {
      setState((now) => ({ ...now, checked: { start: true, end: true, range: true } }));
      settle(texts, true);
      settle.flush();
    },
  };
}
