import {
  cloneElement,
  useEffect,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { LaterHint } from './LaterHint.ts';
import { openDelayMs } from './openDelay.ts';

interface TooltipProps {
  label: string;
  /** One element that can have focus and hands on what it is given. */
  children: ReactElement;
  /** Leaves the child without a tooltip. @default false */
  disabled?: boolean;
}

interface Shown {
  anchor: Element;
  tapped: boolean;
  /** Another focus or tap is another opening, whatever became of the one before. */
  opening: number;
}

/** What the pointer asks for, to be shown if it still does after a moment. */
interface Asked {
  anchor: Element;
  tapped: boolean;
}

const isTouch = (event: PointerEvent) => event.pointerType === 'touch';

/** The click that asked for it has opened a dialogue over the anchor: there is nothing left to explain. */
function isCovered(anchor: Element): boolean {
  const dialogue = document.querySelector('[aria-modal="true"]');
  return dialogue !== null && !dialogue.contains(anchor);
}

/** What is shown once the pointer has asked for long enough. */
function afterAsking(now: Shown | undefined, { anchor, tapped }: Asked): Shown | undefined {
  if (isCovered(anchor)) return now;
  // One that pointer or focus has opened opens again by itself on hover.
  if (!tapped && now?.anchor === anchor && !now.tapped) return now;
  return { anchor, tapped, opening: (now?.opening ?? 0) + 1 };
}

/**
 * A hint: on hover with a fine pointer, on focus, on a tap; Escape or a press elsewhere closes it. Its floating part
 * exists from the first of these on: in a list of 200 tiles most are never asked. [S-08]
 */
export function Tooltip({ label, children, disabled = false }: TooltipProps) {
  const own = children.props as HTMLAttributes<Element>;
  const [asked, setAsked] = useState<Asked>();
  const [shown, setShown] = useState<Shown>();
  const [describedBy, setDescribedBy] = useState<string>();

  useEffect(() => {
    if (asked === undefined) return;
    const timer = setTimeout(() => setShown((now) => afterAsking(now, asked)), openDelayMs);
    return () => clearTimeout(timer);
  }, [asked]);

  function handleFocus(event: FocusEvent) {
    own.onFocus?.(event);
    const anchor = event.currentTarget;
    if (!anchor.matches(':focus-visible')) return;
    setShown((now) => ({ anchor, tapped: false, opening: (now?.opening ?? 0) + 1 }));
  }

  const child = cloneElement(children as ReactElement<HTMLAttributes<Element>>, {
    'aria-describedby': describedBy ?? own['aria-describedby'],
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (!isTouch(event)) setAsked({ anchor: event.currentTarget, tapped: false });
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      if (isTouch(event)) return;
      setAsked(undefined);
      // Its code is still on its way, or did not come: it would stand there after the pointer has left.
      if (!LaterHint.isThere()) setShown(undefined);
    },
    // The end of a tap; a finger that scrolls ends otherwise.
    onPointerUp: (event) => {
      own.onPointerUp?.(event);
      if (isTouch(event)) setAsked({ anchor: event.currentTarget, tapped: true });
    },
    onFocus: handleFocus,
    onBlur: (event) => {
      own.onBlur?.(event);
      setAsked(undefined);
      setShown(undefined);
    },
  });
  return (
    <>
      {child}
      {shown === undefined ? null : (
        <LaterHint
          key={shown.opening}
          waiting={null}
          part={{ label, anchor: shown.anchor, tapped: shown.tapped, disabled, onDescribe: setDescribedBy }}
        />
      )}
    </>
  );
}
