import { Menu as MantineMenu } from '@mantine/core';
import { Link } from '@portal/router';
import { MantineRoom } from '../overlays/MantineRoom.tsx';
import { StandIn } from '../overlays/StandIn.tsx';
import styles from './Menu.module.css';
import type { MenuItem } from './MenuItem.ts';

export interface MenuDropdownProps {
  /** Prefix of the ids of button (`-target`) and list (`-dropdown`). */
  id: string;
  anchor: Element | null;
  opened: boolean;
  onChange: (opened: boolean) => void;
  items: readonly MenuItem[];
}

export function MenuDropdown({ id, anchor, opened, onChange, items }: MenuDropdownProps) {
  return (
    <MantineRoom>
      <MantineMenu
        unstyled
        classNames={styles}
        id={id}
        opened={opened}
        onChange={onChange}
        position="bottom-end"
        offset={4}
        zIndex="var(--portal-layer-popover)"
        transitionProps={{ duration: 0 }}
        loop
        withInitialFocusPlaceholder={false}
        withinPortal={false}
      >
        <MantineMenu.Target>
          <StandIn anchor={anchor} />
        </MantineMenu.Target>
        <MantineMenu.Dropdown>
          {items.map(({ id: item, label, icon, to, onSelect }) =>
            to === undefined ? (
              <MantineMenu.Item key={item} leftSection={icon} onClick={onSelect}>
                {label}
              </MantineMenu.Item>
            ) : (
              <MantineMenu.Item key={item} leftSection={icon} component={Link} to={to}>
                {label}
              </MantineMenu.Item>
            ),
          )}
        </MantineMenu.Dropdown>
      </MantineMenu>
    </MantineRoom>
  );
}
