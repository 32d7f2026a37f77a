import { useState, type ReactNode } from 'react';
import { FilterPanel, type FilterPanelProps } from '../filter-panel/FilterPanel.tsx';
import { FilterProblems } from '../filter-panel/FilterProblems.tsx';
import type { FilterProblem } from '../filters/FilterProblem.ts';
import type { Narrowing } from '../filters/Narrowing.ts';
import { ActiveFilters } from './ActiveFilters.tsx';

export interface FilterBarProps
  extends Narrowing, Pick<FilterPanelProps, 'clears' | 'side' | 'apply' | 'fields'> {
  /** Removes everything but the languages and the sorting. */
  onClear: () => void;
  problems: readonly FilterProblem[];
  /** Ids of the line's items, in order. */
  items: readonly string[];
  /** @param onHidden to call with the active items that do not fit */
  line: (onHidden: (ids: readonly string[]) => void) => ReactNode;
  /** The search stands in a field, not among the active filters. @default false */
  hasSearch?: boolean;
}

const none: readonly string[] = [];

/**
 * The filters of a list: one line, on small screens a button for a panel of fields; what of the address has no effect;
 * and the active filters that the line does not show. [L-26]
 */
export function FilterBar(props: FilterBarProps) {
  const {
    problems,
    items,
    line,
    hasSearch = false,
    clears,
    side,
    apply,
    fields,
    onClear,
    ...narrowing
  } = props;
  const { filters, onChange, studyTypes } = narrowing;
  const [hidden, setHidden] = useState(none);
  return (
    <>
      <FilterPanel
        {...{ filters, onChange, studyTypes, clears, side, apply, fields }}
        line={line(setHidden)}
      />
      <FilterProblems problems={problems} />
      <ActiveFilters {...narrowing} onClear={onClear} hasSearch={hasSearch} line={{ items, hidden }} />
    </>
  );
}
