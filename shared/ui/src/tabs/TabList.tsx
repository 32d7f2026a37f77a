import { useRef, type KeyboardEvent } from 'react';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { nextTab } from './nextTab.ts';
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
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const next = nextTab(event.key, {
      current: buttons.findIndex((button) => button === document.activeElement),
      count: buttons.length,
    });
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return (
    <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
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
