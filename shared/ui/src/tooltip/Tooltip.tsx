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
  /** One focusable element that passes its props on. */
  children: ReactElement;
  /** Shows no tooltip. @default false */
  disabled?: boolean;
}

interface Shown {
  anchor: Element;
  tapped: boolean;
  /** Each focus or tap opens it again, even if it was closed. */
  opening: number;
}

/** What the pointer requests, shown after a delay. */
interface TooltipRequest {
  anchor: Element;
  tapped: boolean;
}

const isTouch = (event: PointerEvent) => event.pointerType === 'touch';

/** The click has opened a dialogue over the anchor. */
function isCovered(anchor: Element): boolean {
  const dialogue = document.querySelector('[aria-modal="true"]');
  return dialogue !== null && !dialogue.contains(anchor);
}

function afterAsking(now: Shown | undefined, { anchor, tapped }: TooltipRequest): Shown | undefined {
  if (isCovered(anchor)) return now;
  // Once opened by pointer or focus, it reopens on hover by itself.
  if (!tapped && now?.anchor === anchor && !now.tapped) return now;
  return { anchor, tapped, opening: (now?.opening ?? 0) + 1 };
}

/**
 * A hint on hover with a fine pointer, on focus or on a tap; Escape or a press elsewhere closes it. Its floating part
 * is mounted on first use, since in a list of 200 tiles most are never used. [S-08]
 */
export function Tooltip({ label, children, disabled = false }: TooltipProps) {
  const own = children.props as HTMLAttributes<Element>;
  const [pending, setPending] = useState<TooltipRequest>();
  const [shown, setShown] = useState<Shown>();
  const [describedBy, setDescribedBy] = useState<string>();

  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => setShown((now) => afterAsking(now, pending)), openDelayMs);
    return () => clearTimeout(timer);
  }, [pending]);

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
      if (!isTouch(event)) setPending({ anchor: event.currentTarget, tapped: false });
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      if (isTouch(event)) return;
      setPending(undefined);
      // If its code is not loaded, it would stay after the pointer has left.
      if (!LaterHint.isThere()) setShown(undefined);
    },
    // The end of a tap; scrolling ends with another event.
    onPointerUp: (event) => {
      own.onPointerUp?.(event);
      if (isTouch(event)) setPending({ anchor: event.currentTarget, tapped: true });
    },
    onFocus: handleFocus,
    onBlur: (event) => {
      own.onBlur?.(event);
      setPending(undefined);
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
