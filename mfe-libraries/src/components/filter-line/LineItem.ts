import type { ReactNode } from 'react';

interface Item {
  id: string;
  /** What is shown: the name of the filter and, when something is chosen, its first value. */
  words: string;
  /** Whether it narrows the list. */
  chosen: boolean;
  /** The same filter as a field with its label, behind “More filters”. */
  field: ReactNode;
}

/** A button that opens what can be chosen. */
export interface PickerItem extends Item {
  kind: 'picker';
  /** The name of the filter. */
  label: string;
  /** How many values are chosen after the first. */
  further: number;
  clearLabel: string;
  onClear: () => void;
  /** @param close once everything is chosen */
  panel: (close: () => void) => ReactNode;
}

/** A box to tick. */
interface TickItem extends Item {
  kind: 'tick';
}

/** One filter of a line. */
export type LineItem = PickerItem | TickItem;
