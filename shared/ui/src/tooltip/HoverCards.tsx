import {
  cloneElement,
  useEffect,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { LaterHint } from './LaterHint.ts';
import { openDelayMs } from './openDelay.ts';

interface HoverCardsProps {
  /** The card of a link inside, if any. */
  cardOf: (link: Element) => ReactNode;
  /** One element with links inside, which passes its props on. */
  children: ReactElement<HTMLAttributes<Element>>;
}

const linkAt = (target: EventTarget) => (target instanceof Element ? target.closest('a[href]') : null);

/** A press in the card takes focus, but the card must stay. */
const isInCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="tooltip"]') !== null;

/** Set on the DOM, as one listener serves all links. */
function describe(link: Element, id: string | undefined): void {
  if (id === undefined) link.removeAttribute('aria-describedby');
  else link.setAttribute('aria-describedby', id);
}

/**
 * Cards about linked pages: on hover with a fine pointer or on focus, after a delay; Escape closes them. A tap follows
 * the link. [P-07]
 */
export function HoverCards({ cardOf, children }: HoverCardsProps) {
  const [hovered, setHovered] = useState<Element>();
  const [shown, setShown] = useState<{ link: Element; opening: number }>();

  useEffect(() => {
    if (hovered === undefined) return;
    const show = () =>
      setShown((now) => (now?.link === hovered ? now : { link: hovered, opening: (now?.opening ?? 0) + 1 }));
    const timer = setTimeout(show, openDelayMs);
    return () => clearTimeout(timer);
  }, [hovered]);

  const area = cloneElement(children, {
    onPointerOver: ({ pointerType, target }) => {
      if (pointerType !== 'touch') setHovered(linkAt(target) ?? undefined);
    },
    onPointerLeave: () => {
      setHovered(undefined);
      // If its code is not loaded, it would stay after the pointer has left.
      if (!LaterHint.isThere()) setShown(undefined);
    },
    onFocus: ({ target }) => {
      const link = linkAt(target);
      if (link?.matches(':focus-visible') === true) setHovered(link);
    },
    onBlur: ({ relatedTarget }) => {
      setHovered(undefined);
      if (!isInCard(relatedTarget)) setShown(undefined);
    },
  });
  const card = shown === undefined ? undefined : cardOf(shown.link);
  return (
    <>
      {area}
      {shown === undefined || card === undefined ? null : (
        <LaterHint
          key={shown.opening}
          waiting={null}
          part={{
            label: card,
            look: 'card',
            anchor: shown.link,
            disabled: false,
            onDescribe: (id) => describe(shown.link, id),
          }}
        />
      )}
    </>
  );
}
