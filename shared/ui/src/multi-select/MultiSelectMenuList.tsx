import { createContext, useContext } from 'react';
import { components, type MenuListProps } from 'react-select';
import { listRole } from './listRole.ts';
import styles from './MultiSelect.module.css';
import type { MultiSelectOption } from './MultiSelectOption.ts';

interface MenuWords {
  /** Names the list for screen readers. */
  label: string;
  /** Below the list: that typing finds further options. */
  more?: string | undefined;
}

/** react-select hands its parts nothing of the caller's own. */
export const MenuWordsContext = createContext<MenuWords>({ label: '' });

/** The list of options, with its name, and the word that there are more than it shows. */
export function MultiSelectMenuList(props: MenuListProps<MultiSelectOption, true>) {
  const { label, more } = useContext(MenuWordsContext);
  return (
    <>
      <components.MenuList {...props} innerProps={{ ...listRole(props), 'aria-label': label }} />
      {more === undefined ? null : <p className={styles.message}>{more}</p>}
    </>
  );
}
