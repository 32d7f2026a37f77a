import { useDebouncedCallback } from '@mantine/hooks';
import { formatDay } from '@portal/i18n';
import { useState } from 'react';
import { rangeEnds, sameRange, type DayRange, type RangeEnd } from './days/DayRange.ts';
import { readDayRange, type RangeProblem, type RangeTexts } from './days/readDayRange.ts';

/** A change holds once nothing more has come for so long. [L-04] */
const debounceMs = 300;

interface TypedRangeOptions {
  value: DayRange | undefined;
  onChange: (range: DayRange | undefined) => void;
  lastDay: string;
  /** The field may be taken away while a change is on its way, which then holds at once. @default false */
  flushOnUnmount?: boolean;
}

interface State {
  texts: RangeTexts;
  /** The ends, and the range, whose problems are shown: not before one has left the field. */
  checked: Record<RangeEnd | 'range', boolean>;
  /** The value as it came last. */
  seen: DayRange | undefined;
  /** The value as it was given out last: when it comes back, what was typed stays as it is. */
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

/** What is typed into the two ends of a range, and what of it holds. Wrong text stays for mending, and holds for nothing. */
export function useTypedRange({ value, onChange, lastDay, flushOnUnmount = false }: TypedRangeOptions) {
  const [state, setState] = useState(() => stateOf(value));
  if (!sameRange(value, state.seen))
    setState(sameRange(value, state.sent) ? { ...state, seen: value } : stateOf(value));
  const { texts, checked } = state;
  const { problems } = readDayRange(texts, { lastDay });

  const settle = useDebouncedCallback(
    (settled: RangeTexts, leaving: boolean) => {
      const { range, empty } = readDayRange(settled, { lastDay, unfinished: !leaving });
      // Half a range, or half a day, may be on its way to a whole one.
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
    /** One end is left for the other: what is wrong with it is shown. */
    check: (end: RangeEnd) => setState((now) => ({ ...now, checked: { ...now.checked, [end]: true } })),
    /** The field is left: what holds, holds at once. */
    leave: () => {
      setState((now) => ({ ...now, checked: { start: true, end: true, range: true } }));
      settle(texts, true);
      settle.flush();
    },
  };
}
