import { use } from 'react';
import { components, type MenuListProps } from 'react-select';
import { listRole } from './listRole.ts';
import { MenuWordsContext } from './MenuWordsContext.ts';
import styles from './MultiSelect.module.css';
import type { MultiSelectOption } from './MultiSelectOption.ts';

/** The list of options, with its name, and the word that there are more than it shows. */
export function MultiSelectMenuList(props: MenuListProps<MultiSelectOption, true>) {
  const { label, more } = use(MenuWordsContext);
  return (
    <>
      <components.MenuList {...props} innerProps={{ ...listRole(props), 'aria-label': label }} />
      {more === undefined ? null : <p className={styles.message}>{more}</p>}
    </>
  );
}
