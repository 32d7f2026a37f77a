import type { GroupBase, MenuListProps } from 'react-select';

/** A list box holds options: a list that only says that there are none, or not yet, is a group. */
export function listRole<Option, IsMulti extends boolean, Group extends GroupBase<Option>>({
  innerProps,
  options,
}: MenuListProps<Option, IsMulti, Group>) {
  return options.length > 0
    ? innerProps
    : { ...innerProps, role: 'group', 'aria-multiselectable': undefined };
}
