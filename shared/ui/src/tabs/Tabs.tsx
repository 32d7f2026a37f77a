import { useId, type ReactNode } from 'react';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { RadioDropdown } from './RadioDropdown.tsx';
import type { Tab } from './Tab.ts';
import { TabList } from './TabList.tsx';

interface TabsProps {
  /** What the tabs divide. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab on show. */
  selected: string;
  onSelect: (id: string) => void;
  /** Below this width of the window, in pixels, the tabs become a dropdown of radio buttons. */
  dropdownBelow?: number;
  /** What the selected tab shows. */
  children: ReactNode;
}

/** Views of one page. A closed tab keeps focus, so that everybody can learn why. */
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
