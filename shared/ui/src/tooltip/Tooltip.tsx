import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  label: string;
  /** One element that takes a ref and can have focus. */
  children: ReactElement;
  /** Leaves the child without a tooltip. @default false */
  disabled?: boolean;
}

const openDelayMs = 200;
/** Long enough to reach the tooltip with the pointer: its text can be selected. */
const closeDelayMs = 120;

/** In the main landmark of the page, so that its text is not outside of all of them. */
const place = 'main, body:not(:has(main))';

/** A hint: on hover with a fine pointer, on focus, on a tap; Escape closes it. [S-08] */
export function Tooltip({ label, children, disabled = false }: TooltipProps) {
  return (
    <MantineTooltip
      unstyled
      classNames={styles}
      label={label}
      disabled={disabled}
      openDelay={openDelayMs}
      closeDelay={closeDelayMs}
      events={{ hover: true, focus: true, touch: true }}
      transitionProps={{ duration: 0 }}
      offset={6}
      portalProps={{ target: place }}
      zIndex={300}
    >
      {children}
    </MantineTooltip>
  );
}
