import type { ReactNode } from 'react';

interface Item {
  id: string;
  /** The filter's name or, if set, its first value. */
  words: string;
  chosen: boolean;
  /** The same filter as a labelled field, for “More filters”. */
  field: ReactNode;
}

export interface PickerItem extends Item {
  kind: 'picker';
  label: string;
  further: number;
  clearLabel: string;
  onClear: () => void;
  /** @param close to call once everything is chosen */
  panel: (close: () => void) => ReactNode;
}

interface TickItem extends Item {
  kind: 'tick';
}

export type LineItem = PickerItem | TickItem;
