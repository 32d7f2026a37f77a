import { Tooltip as MantineTooltip } from '@mantine/core';
import { useLayoutEffect, type ReactNode, type RefCallback } from 'react';
import { MantineRoom } from '../overlays/MantineRoom.tsx';
import { openDelayMs } from './openDelay.ts';
import styles from './Tooltip.module.css';

export interface HintProps {
  label: ReactNode;
  /** A card is as light as the page and may hold more than words. @default 'words' */
  look?: 'words' | 'card';
  /** What it explains: an element that is on the page already. */
  anchor: Element;
  disabled: boolean;
  /** A finger has opened it: the mouse that browsers imitate after a tap does not close it by leaving. @default false */
  tapped?: boolean;
  /** Takes the id of the words while they are shown, for the anchor's description. */
  onDescribe: (id: string | undefined) => void;
}

/** Long enough to reach the tooltip with the pointer: its text can be selected. */
const closeDelayMs = 120;

/** In the main landmark of the page, so that its text is not outside of all of them. */
const place = 'main, body:not(:has(main))';

const looks = {
  words: styles,
  card: { ...styles, tooltip: `${styles['tooltip']} ${styles['card']}` },
};

/** The floating part of a tooltip, open from the start; it closes and opens again by itself while it is there. */
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
        zIndex={300}
      >
        <StandIn anchor={anchor} onDescribe={disabled ? undefined : onDescribe} />
      </MantineTooltip>
    </MantineRoom>
  );
}

interface StandInProps {
  anchor: Element;
  onDescribe: ((id: string | undefined) => void) | undefined;
  /** Both are given by the tooltip around it. */
  ref?: RefCallback<Element>;
  'aria-describedby'?: string;
}

/** Stands for the anchor inside of the tooltip, since the anchor itself must stay where it is in the page. */
function StandIn({ anchor, onDescribe, ref, 'aria-describedby': id }: StandInProps) {
  useLayoutEffect(() => {
    ref?.(anchor);
    return () => void ref?.(null);
  }, [ref, anchor]);

  useLayoutEffect(() => {
    onDescribe?.(id);
    return () => onDescribe?.(undefined);
  }, [onDescribe, id]);

  return null;
}
