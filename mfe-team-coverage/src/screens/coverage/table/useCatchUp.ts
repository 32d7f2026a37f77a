import { useLayoutEffect, useState } from 'react';
import { catchUp, firstBudget, type ShownSectors, type Wanted } from './catchUp.ts';
import { nextBudget } from './nextBudget.ts';

interface State {
  wanted: Wanted | undefined;
  shown: ShownSectors;
  behind: boolean;
  /** Of the next step. */
  budget: number;
  /** When the step was begun; undefined for the first one, which waits for other things besides. */
  began: number | undefined;
  /** When the second step was begun. */
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
  /** Without steps, as for paper. */
  atOnce: boolean;
  /** The first time without steps: a page that is come back to is as long as it was, or it could not stand where it stood. */
  startsWhole: boolean;
}

/**
 * @param tookMs from the begin of the step before until it was painted
 * @param began the time now
 */
function next(last: State, { tookMs, began }: { tookMs: number | undefined; began: number }): State {
  const { wanted, shown } = last;
  if (wanted === undefined) return last;
  const { since = began } = last;
  const budget = tookMs === undefined ? last.budget : nextBudget(last.budget, tookMs, began - since);
  return { wanted, ...catchUp(shown, wanted, budget), budget, began, since };
}

/**
 * What is to stand on the page, reached in steps that leave room for a key or a click between them.
 * @param wanted keep the same object as long as it is the same
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
    // After the frame that shows the step before.
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
