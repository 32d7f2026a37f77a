import { Skeleton, useIsNarrow } from '@portal/ui';
import type { LineField } from '../filter-line/LineField.ts';
import type { FilterState } from '../filters/FilterState.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { LaterFieldStack, LaterFilterLine, LaterListSearch } from './laterFilters.ts';
import styles from './ListFilters.module.css';

interface ListFiltersProps extends Omit<FilterBarProps, 'fields' | 'items' | 'line' | 'hasSearch'> {
  /** The filters of the line and, of a draft, those of the panel. */
  fieldsOf: (filters: FilterState, onChange: (filters: FilterState) => void) => readonly LineField[];
  /** For a list that narrows while somebody types. */
  search?: { label: string; onChange: (term: string) => void };
}

const idsOf = (field: LineField): readonly string[] => {
  switch (field.kind) {
    case 'values':
      return [field.category];
    case 'tick':
      return [field.id];
    case 'dates':
      return ['dates'];
    case 'toggles':
      return field.names;
  }
};

/** A FilterBar of fields whose code has loaded with the list. [L-26] */
export function ListFilters({ fieldsOf, search, side, clears, problems, apply, ...line }: ListFiltersProps) {
  const isNarrow = useIsNarrow();
  const { filters, onChange } = line;
  const fields = fieldsOf(filters, onChange);
  const field = search && (
    <LaterListSearch waiting={<div />} part={{ ...search, value: filters.searchTerm }} />
  );
  return (
    <FilterBar
      {...{ ...line, clears, problems, apply }}
      hasSearch={search !== undefined}
      items={fields.flatMap(idsOf)}
      line={(onHidden) => (
        <LaterFilterLine
          waiting={<div className={styles.line} />}
          part={{ ...line, fields, onHidden, search: isNarrow ? undefined : field }}
        />
      )}
      side={
        isNarrow && field !== undefined ? (
          <div className={styles.search}>
            {field}
            {side}
          </div>
        ) : (
          side
        )
      }
      fields={(current, onNext) => (
        <LaterFieldStack
          waiting={<Skeleton height="16rem" />}
          part={{ fields: fieldsOf(current, onNext), filters: current, onChange: onNext }}
        />
      )}
    />
  );
}
