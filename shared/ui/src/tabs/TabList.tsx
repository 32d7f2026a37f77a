import { Tooltip } from '../tooltip/Tooltip.tsx';
import { focusNextTab } from './focusNextTab.ts';
import styles from './Tabs.module.css';
import type { Tab } from './Tab.ts';

interface TabListProps {
  id: string;
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** A row of tabs: arrow keys move focus, Enter and Space choose. */
export function TabList({ id, label, tabs, selected, onSelect }: TabListProps) {
  return (
    <div
      className={styles.list}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => focusNextTab(event, event.currentTarget)}
    >
      {tabs.map((tab) => {
        const isSelected = tab.id === selected;
        return (
          <Tooltip key={tab.id} label={tab.closed ?? ''} disabled={tab.closed === undefined}>
            <button
              type="button"
              role="tab"
              className={styles.tab}
              id={isSelected ? `${id}-tab` : undefined}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              aria-disabled={tab.closed === undefined ? undefined : true}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => (tab.closed === undefined && !isSelected ? onSelect(tab.id) : undefined)}
            >
              {tab.label}
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}
