import type { GroupBase, MenuListProps } from 'react-select';

/** A listbox must contain options: an empty or loading list is a group. */
export function listRole<Option, IsMulti extends boolean, Group extends GroupBase<Option>>({
  innerProps,
  options,
}: MenuListProps<Option, IsMulti, Group>) {
  return options.length > 0
    ? innerProps
    : { ...innerProps, role: 'group', 'aria-multiselectable': undefined };
}
