import { Tooltip as MantineTooltip } from '@mantine/core';
import { useLayoutEffect, type ReactNode, type RefCallback } from 'react';
import { MantineRoom } from '../overlays/MantineRoom.tsx';
import { openDelayMs } from './openDelay.ts';
import styles from './Tooltip.module.css';

export interface HintProps {
  label: ReactNode;
  /** A card has the page's colours and may contain more than text. @default 'words' */
  look?: 'words' | 'card';
  /** The explained element. */
  anchor: Element;
  disabled: boolean;
  /** Opened by a tap: the mouse events that browsers imitate afterwards must not close it. @default false */
  tapped?: boolean;
  /** Receives the text's id while shown, to describe the anchor. */
  onDescribe: (id: string | undefined) => void;
}

/** Time to reach the tooltip and select its text. */
const closeDelayMs = 120;

/** Inside the main landmark, since all text must be in one. */
const place = 'main, body:not(:has(main))';

const looks = {
  words: styles,
  card: { ...styles, tooltip: `${styles['tooltip']} ${styles['card']}` },
};

/** The floating part of a tooltip. Opens on mount, then closes and reopens by itself. */
export function Hint({ label, look = 'words', anchor, disabled, tapped = false, onDescribe }: HintProps) {
  return (
    <MantineRoom>
      <MantineTooltip
        unstyled
        classNames={looks[look]}
        label={label}
        disabled={disabled}
        defaultOpened
        openDelay={openDelayMs}
        closeDelay={closeDelayMs}
        events={{ hover: !tapped, focus: false, touch: false }}
        transitionProps={{ duration: 0 }}
        offset={6}
        portalProps={{ target: place }}
        zIndex="var(--portal-layer-popover)"
      >
        <StandIn anchor={anchor} onDescribe={disabled ? undefined : onDescribe} />
      </MantineTooltip>
    </MantineRoom>
  );
}

/**
 * A pointer that goes straight into the tooltip enters it, for React, before it leaves the anchor, for the library, which
 * would then close it under the pointer.
 */
function keepFromClosing(event: Event): void {
  const to = 'relatedTarget' in event && event.target === event.currentTarget && event.relatedTarget;
  if (to instanceof Element && to.closest('[role="tooltip"]')) event.stopImmediatePropagation();
}

interface StandInProps {
  anchor: Element;
  onDescribe: ((id: string | undefined) => void) | undefined;
  /** Set by the tooltip around it. */
  ref?: RefCallback<Element>;
  'aria-describedby'?: string;
}

/** Represents the anchor in the tooltip without moving it in the page. */
function StandIn({ anchor, onDescribe, ref, 'aria-describedby': id }: StandInProps) {
  useLayoutEffect(() => {
    anchor.addEventListener('mouseleave', keepFromClosing, true);
    ref?.(anchor);
    return () => {
      anchor.removeEventListener('mouseleave', keepFromClosing, true);
      ref?.(null);
    };
  }, [ref, anchor]);

  useLayoutEffect(() => {
    onDescribe?.(id);
    return () => onDescribe?.(undefined);
  }, [onDescribe, id]);

  return null;
}
