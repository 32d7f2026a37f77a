import { useLanguage } from '@portal/i18n';
import { notify } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Box } from './boxes.ts';
import { keepPlace, placeOf } from './readingPlace.ts';
import { readingWords } from './readingWords.ts';

interface Reading {
  docRef: string;
  /** As tall as the document. */
  layer: RefObject<HTMLElement | null>;
  headings: readonly { text: string; box: Box }[];
  goTo: (top: number) => void;
}

/** Beginning and end of a document are no places to return to. */
const worthKeeping = (share: number) => (share > 0.05 && share < 0.95 ? share : 0);

const restMs = 500;

/** Keeps how far a paper was read, and offers to go on there the next time, unless the reader declines. [V-03] */
export function useReadingPlace({ docRef, layer, headings, goTo }: Reading): void {
  const words = readingWords[useLanguage()];
  /** The place that is offered: it stays until the reader goes there, or is past it. */
  const offered = useRef<number>(undefined);
  const keep = useEffectEvent(() => {
    const { top = 0, height = 0 } = layer.current?.getBoundingClientRect() ?? {};
    // A paper that fits the window has no place.
    if (height <= window.innerHeight) return;
    const share = -top / height;
    if (offered.current !== undefined && share < offered.current) return;
    offered.current = undefined;
    keepPlace(docRef, worthKeeping(share));
  });
  const offer = useEffectEvent(() => {
    const place = placeOf(docRef);
    const { top = 0, height = 0 } = layer.current?.getBoundingClientRect() ?? {};
    // Back and reload restore the place by themselves.
    if (place === undefined || top < 0) return;
    const heading = headings.findLast(({ box }) => box.top <= place * height + 1);
    const message = heading === undefined ? words.stopped : words.stoppedAt(heading.text);
    const run = () => {
      // The offer may outlast the paper's page.
      if (layer.current === null) return;
      offered.current = undefined;
      goTo(place * height);
    };
    const action = { label: words.continue, run };
    const onDecline = () => {
      offered.current = undefined;
      keepPlace(docRef, 0);
    };
    offered.current = place;
    notify({ message, variant: 'info', about: 'reading place', action, onDecline });
  });
  useEffect(() => {
    offer();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(keep, restMs);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [docRef]);
}
