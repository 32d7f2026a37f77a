import { useEffect, useState } from 'react';
import { catchUp, type ShownSectors, type Wanted } from './catchUp.ts';

interface State {
  wanted: Wanted | undefined;
  shown: ShownSectors;
  behind: boolean;
}

const nothing: State = { wanted: undefined, shown: new Map(), behind: false };

interface Pace {
  /** Without steps, as for paper. */
  atOnce: boolean;
  /** The first time without steps: a page that is come back to is as long as it was, or it could not stand where it stood. */
  startsWhole: boolean;
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
    now = { wanted, ...catchUp(state.shown, wanted, whole ? Infinity : undefined) };
    setState(now);
  }

  useEffect(() => {
    if (!state.behind) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the frame that shows the step before.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() =>
        setState((last) =>
          last.wanted === undefined ? last : { ...last, ...catchUp(last.shown, last.wanted) },
        ),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [state]);

  return now;
}
