import { nextTab } from './nextTab.ts';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

/** Moves the focus in a row of tabs, cyclically: arrow keys, Home and End. With Alt or Ctrl they are the browser's. */
export function focusNextTab(event: Key, list: Element): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const next = nextTab(event.key, {
    current: tabs.findIndex((tab) => tab === document.activeElement),
    count: tabs.length,
  });
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}
