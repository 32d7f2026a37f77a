import type { ToggleName } from '@portal/wire';
import type { ReactNode } from 'react';
import type { FilterCategory } from '../filters/filterTable.ts';

/** A filter by value: on the line a button that opens its field, in a panel the field. */
interface ValueField {
  kind: 'values';
  category: FilterCategory;
  /** @param close set if it is alone in a panel, whose button shows its label */
  field: (close?: () => void) => ReactNode;
}

export interface TickField {
  kind: 'tick';
  id: string;
  label: string;
  on: boolean;
  field: ReactNode;
}

/** A filter of a list, in the order of its line; the last ones are the first to move to “More filters”. */
export type LineField =
  | ValueField
  | TickField
  | { kind: 'dates' }
  /** The boxes among these. */
  | { kind: 'toggles'; names: readonly ToggleName[] };
