import { useLayoutEffect, useState } from 'react';
import { catchUp, firstBudget, type ShownSectors, type Wanted } from './catchUp.ts';
import { nextBudget } from './nextBudget.ts';

interface State {
  wanted: Wanted | undefined;
  shown: ShownSectors;
  behind: boolean;
  budget: number;
  /** Start of the step; undefined for the first, whose time includes other work. */
  began: number | undefined;
  since: number | undefined;
}

const nothing: State = {
  wanted: undefined,
  shown: new Map(),
  behind: false,
  budget: firstBudget,
  began: undefined,
  since: undefined,
};

interface Pace {
  /** Without steps, as for print. */
  atOnce: boolean;
  /** The first render without steps: a page needs its full length to restore its scroll position. */
  startsWhole: boolean;
}

/**
 * @param tookMs from the start of the previous step to its paint
 * @param began the current time
 */
function next(last: State, { tookMs, began }: { tookMs: number | undefined; began: number }): State {
  const { wanted, shown } = last;
  if (wanted === undefined) return last;
  const { since = began } = last;
  const budget = tookMs === undefined ? last.budget : nextBudget(last.budget, tookMs, began - since);
  return { wanted, ...catchUp(shown, wanted, budget), budget, began, since };
}

/**
 * Reaches the wanted state in steps, leaving room for input in between.
 * @param wanted keep its identity stable
 */
export function useCatchUp(wanted: Wanted, { atOnce, startsWhole }: Pace): State {
  const [state, setState] = useState(nothing);
  let now = state;
  if (state.wanted !== wanted || (state.behind && atOnce)) {
    const whole = atOnce || (startsWhole && state.wanted === undefined);
    const budget = whole ? Infinity : firstBudget;
    now = { ...nothing, wanted, ...catchUp(state.shown, wanted, budget) };
    setState(now);
  }

  useLayoutEffect(() => {
    const { behind, began } = state;
    if (!behind) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Runs after the frame that shows the previous step.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const time = performance.now();
        const tookMs = began === undefined ? undefined : time - began;
        setState((last) => next(last, { tookMs, began: time }));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [state]);

  return now;
}
