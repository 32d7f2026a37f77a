import {
  cloneElement,
  useEffect,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type ReactElement,
} from 'react';
import { Hint, openDelayMs } from './Hint.tsx';

interface TooltipProps {
  label: string;
  /** One element that can have focus and hands on what it is given. */
  children: ReactElement;
  /** Leaves the child without a tooltip. @default false */
  disabled?: boolean;
}

interface Shown {
  anchor: Element;
  /** Another focus is another opening, whatever became of the one before. */
  opening: number;
}

/**
 * A hint: on hover with a fine pointer, on focus, on a tap; Escape closes it. Its floating part exists from the first
 * of these on: in a list of 200 tiles most are never asked. [S-08]
 */
export function Tooltip({ label, children, disabled = false }: TooltipProps) {
  const own = children.props as HTMLAttributes<Element>;
  const [hovered, setHovered] = useState<Element>();
  const [shown, setShown] = useState<Shown>();
  const [describedBy, setDescribedBy] = useState<string>();

  useEffect(() => {
    if (hovered === undefined) return;
    const open = () => setShown((now) => (now?.anchor === hovered ? now : { anchor: hovered, opening: 0 }));
    const timer = setTimeout(open, openDelayMs);
    return () => clearTimeout(timer);
  }, [hovered]);

  function handleFocus(event: FocusEvent) {
    own.onFocus?.(event);
    const anchor = event.currentTarget;
    if (!anchor.matches(':focus-visible')) return;
    setShown((now) => ({ anchor, opening: (now?.opening ?? 0) + 1 }));
  }

  const child = cloneElement(children as ReactElement<HTMLAttributes<Element>>, {
    'aria-describedby': describedBy ?? own['aria-describedby'],
    onMouseEnter: (event) => {
      own.onMouseEnter?.(event);
      setHovered(event.currentTarget);
    },
    onMouseLeave: (event) => {
      own.onMouseLeave?.(event);
      setHovered(undefined);
    },
    onFocus: handleFocus,
    onBlur: (event) => {
      own.onBlur?.(event);
      setShown(undefined);
    },
  });
  return (
    <>
      {child}
      {shown === undefined ? null : (
        <Hint
          key={shown.opening}
          label={label}
          anchor={shown.anchor}
          disabled={disabled}
          onDescribe={setDescribedBy}
        />
      )}
    </>
  );
}
