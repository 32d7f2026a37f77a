import { Popover } from '@mantine/core';
import { MantineRoom } from '../overlays/MantineRoom.tsx';
import { StandIn } from '../overlays/StandIn.tsx';
import { breakpoints, upTo } from '../theme/useIsNarrow.ts';
import styles from './DateRange.module.css';
import type { RangeCalendarProps } from './RangeCalendar.tsx';
import { RangePanel } from './RangePanel.tsx';

export interface RangePopoverProps extends RangeCalendarProps {
  /** Id of its label. */
  labelledBy: string;
  /** The fields above it. */
  anchor: Element | null;
  opened: boolean;
}

/** On small screens, the calendar opens within the overlay, mostly out of view. */
function bringIntoSight(panel: HTMLElement | null): void {
  const narrow = window.matchMedia(upTo(breakpoints.mobile)).matches;
  if (narrow) panel?.scrollIntoView({ block: 'nearest' });
}

/** Calendar below the fields, positioned by Mantine. */
export function RangePopover({ labelledBy, anchor, opened, ...panel }: RangePopoverProps) {
  return (
    <MantineRoom>
      <Popover
        opened={opened}
        position="bottom-end"
        offset={4}
        withRoles={false}
        withinPortal={false}
        unstyled
        zIndex="var(--portal-layer-popover)"
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: styles.panel ?? '' }}
      >
        <Popover.Target>
          <StandIn anchor={anchor} />
        </Popover.Target>
        <Popover.Dropdown ref={bringIntoSight} role="dialog" aria-labelledby={labelledBy}>
          <RangePanel {...panel} />
        </Popover.Dropdown>
      </Popover>
    </MantineRoom>
  );
}
