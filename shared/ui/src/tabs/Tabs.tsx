import { useId, type ReactNode } from 'react';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { RadioDropdown } from './RadioDropdown.tsx';
import type { Tab } from './Tab.ts';
import { TabList } from './TabList.tsx';

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the current tab. */
  selected: string;
  onSelect: (id: string) => void;
  /** Window width in pixels below which tabs become a radio dropdown. */
  dropdownBelow?: number;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Views of one page. A closed tab keeps focus, so that everyone can learn the reason. */
export function Tabs({ dropdownBelow = 0, children, ...choice }: TabsProps) {
  const isDropdown = useIsNarrow(dropdownBelow - 1);
  const id = useId();
  if (isDropdown)
    return (
      <>
        <RadioDropdown {...choice} />
        {children}
      </>
    );
  return (
    <>
      <TabList {...choice} id={id} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`}>
        {children}
      </div>
    </>
  );
}
