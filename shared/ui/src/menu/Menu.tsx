import { Menu as MantineMenu } from '@mantine/core';
import { Link } from '@portal/router';
import type { ReactNode } from 'react';
import { IconChevronDown } from '../icons/icons.ts';
import styles from './Menu.module.css';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
} & (
  | { /** A page to go to. */ to: string; onSelect?: never }
  | { /** Something to do. */ onSelect: () => void; to?: never }
);

interface MenuProps {
  /** What the button shows; its accessible name unless `label` is given. */
  button: ReactNode;
  label?: string;
  items: readonly MenuItem[];
}

/** A button with a list of pages or actions below it; arrow keys move, Escape closes. */
export function Menu({ button, label, items }: MenuProps) {
  return (
    <MantineMenu
      unstyled
      classNames={styles}
      position="bottom-end"
      offset={4}
      zIndex={300}
      transitionProps={{ duration: 0 }}
      loop
      withInitialFocusPlaceholder={false}
      withinPortal={false}
    >
      <MantineMenu.Target>
        <button type="button" className={styles.button} aria-label={label}>
          {button}
          <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map(({ id, label: text, icon, to, onSelect }) =>
          to === undefined ? (
            <MantineMenu.Item key={id} leftSection={icon} onClick={onSelect}>
              {text}
            </MantineMenu.Item>
          ) : (
            <MantineMenu.Item key={id} leftSection={icon} component={Link} to={to}>
              {text}
            </MantineMenu.Item>
          ),
        )}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
