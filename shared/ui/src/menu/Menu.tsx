import { useId, useState, type ReactNode } from 'react';
import { lazyComponent } from '../code-boundary/lazyComponent.tsx';
import { IconChevronDown } from '../icons.ts';
import { useFocusBack } from '../overlays/useFocusBack.ts';
import styles from './Menu.module.css';
import type { MenuItem } from './MenuItem.ts';

export const MenuDropdown = lazyComponent(
  async () => (await import(/* webpackChunkName: "overlays" */ './MenuDropdown.tsx')).MenuDropdown,
);

interface MenuProps {
  /** Button content; also the accessible name without `label`. */
  button: ReactNode;
  label?: string;
  items: readonly MenuItem[];
}

/** A button with a list of links or actions; arrow keys move, Escape closes. */
export function Menu({ button, label, items }: MenuProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  useFocusBack(opened);
  const list = { id, anchor, opened, onChange: setOpened, items };
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className={styles.button}
        id={`${id}-target`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        onClick={() => setOpened(!opened)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpened(false);
        }}
        // A list still loading must not open after the reader has moved on.
        onBlur={() => {
          if (!MenuDropdown.isThere()) setOpened(false);
        }}
      >
        {button}
        <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {opened ? <MenuDropdown waiting={null} part={list} /> : null}
    </>
  );
}
