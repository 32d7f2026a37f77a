import { useLayoutEffect, useState } from 'react';
import { renderInSteps, firstBudget, type ShownSectors, type TargetRows } from './renderInSteps.ts';
import { nextBudget } from './nextBudget.ts';

interface State {
  target: TargetRows | undefined;
  shown: ShownSectors;
  behind: boolean;
  budget: number;
  /** Start of the step; undefined for the first, whose time includes other work. */
  began: number | undefined;
  since: number | undefined;
}

const nothing: State = {
  target: undefined,
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
  const { target, shown } = last;
  if (target === undefined) return last;
  const { since = began } = last;
  const budget = tookMs === undefined ? last.budget : nextBudget(last.budget, tookMs, began - since);
  return { target, ...renderInSteps(shown, target, budget), budget, began, since };
}

/** Lays out a step in its own task: otherwise a key that comes before the next frame does it in addition to its work. */
function layOut(): void {
  document.body.getBoundingClientRect();
}

/**
 * Reaches the wanted state in steps, leaving room for input in between.
 * @param target keep its identity stable
 */
export function useRenderInSteps(target: TargetRows, { atOnce, startsWhole }: Pace): State {
  const [state, setState] = useState(nothing);
  let now = state;
  if (state.target !== target || (state.behind && atOnce)) {
    const whole = atOnce || (startsWhole && state.target === undefined);
    const budget = whole ? Infinity : firstBudget;
    now = { ...nothing, target, ...renderInSteps(state.shown, target, budget) };
    setState(now);
  }

  useLayoutEffect(() => {
    const { behind, began } = state;
    if (!atOnce) layOut();
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
  }, [state, atOnce]);

  return now;
}
