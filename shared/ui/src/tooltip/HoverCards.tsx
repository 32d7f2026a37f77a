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
  /** What a link within shows; undefined for one that shows nothing. */
  cardOf: (link: Element) => ReactNode;
  /** One element that hands on what it is given, with links in it. */
  children: ReactElement<HTMLAttributes<Element>>;
}

const linkAt = (target: EventTarget) => (target instanceof Element ? target.closest('a[href]') : null);

/** A press within the card takes the focus along; the card stays for what was pressed. */
const isInCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="tooltip"]') !== null;

/** The card describes its link, which React knows nothing of: there is one listener for all of them. */
function describe(link: Element, id: string | undefined): void {
  if (id === undefined) link.removeAttribute('aria-describedby');
  else link.setAttribute('aria-describedby', id);
}

/**
 * Cards about the pages behind the links within: on hover with a fine pointer and on focus, after a moment; Escape closes them. A tap
 * follows the link. [P-07]
 */
export function HoverCards({ cardOf, children }: HoverCardsProps) {
  const [asked, setAsked] = useState<Element>();
  const [shown, setShown] = useState<{ link: Element; opening: number }>();

  useEffect(() => {
    if (asked === undefined) return;
    const show = () =>
      setShown((now) => (now?.link === asked ? now : { link: asked, opening: (now?.opening ?? 0) + 1 }));
    const timer = setTimeout(show, openDelayMs);
    return () => clearTimeout(timer);
  }, [asked]);

  const area = cloneElement(children, {
    onPointerOver: ({ pointerType, target }) => {
      if (pointerType !== 'touch') setAsked(linkAt(target) ?? undefined);
    },
    onPointerLeave: () => {
      setAsked(undefined);
      // Its code is still on its way, or did not come: it would stand there after the pointer has left.
      if (!LaterHint.isThere()) setShown(undefined);
    },
    onFocus: ({ target }) => {
      const link = linkAt(target);
      if (link?.matches(':focus-visible') === true) setAsked(link);
    },
    onBlur: ({ relatedTarget }) => {
      setAsked(undefined);
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
