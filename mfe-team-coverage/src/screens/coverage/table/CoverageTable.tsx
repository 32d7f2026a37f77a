import type { Sorting } from '@portal/research';
import { IconChevronDown, VisuallyHidden } from '@portal/ui';
import { memo, type CSSProperties } from 'react';
import { nextSorting, sortingOf } from '../view/CoverageView.ts';
import type { ShownSector } from './renderInSteps.ts';
import { leastWidth, type CellContext, type CoverageColumn } from './columns.tsx';
import styles from './CoverageTable.module.css';
import { SectorRows } from './SectorRows.tsx';

interface CoverageTableProps {
  caption: string;
  columns: readonly CoverageColumn[];
  sectors: readonly ShownSector[];
  context: CellContext;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
  onToggle: (sector: string) => void;
}

/** Columns share the width but keep their minimum: contained blocks clip overflow. */
const widthsOf = (
  columns: readonly CoverageColumn[],
): CSSProperties & Record<'--columns' | '--least', string> => ({
  '--columns': columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' '),
  '--least': `${leastWidth(columns)}px`,
});

/** One table with a body per sector. [C-02] */
export function CoverageTable(props: CoverageTableProps) {
  const { caption, columns, sectors, context, sorting, onSort, onToggle } = props;
  return (
    <div className={styles.box}>
      <table className={styles.table} role="table" aria-label={caption} style={widthsOf(columns)}>
        <Head columns={columns} context={context} sorting={sorting} onSort={onSort} />
        {sectors.map((shown) => (
          <SectorRows
            key={shown.sector.key}
            shown={shown}
            columns={columns}
            context={context}
            onToggle={onToggle}
          />
        ))}
      </table>
    </div>
  );
}

type HeadProps = Pick<CoverageTableProps, 'columns' | 'context' | 'sorting' | 'onSort'>;

const Head = memo(function Head({ columns, context, sorting, onSort }: HeadProps) {
  const { t } = context.wording;
  const { by, reversed } = sortingOf(sorting);
  const directionOf = ({ sortedBy }: CoverageColumn) => {
    if (sortedBy !== by) return undefined;
    // Newest first is descending; best rating first is ascending.
    return (sortedBy === 'date') === reversed ? 'ascending' : 'descending';
  };
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => {
          const { id, header, sortedBy } = column;
          const direction = directionOf(column);
          return (
            <th key={id} role="columnheader" scope="col" aria-sort={direction}>
              {sortedBy === undefined ? (
                t(header)
              ) : (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort(nextSorting(sorting, sortedBy))}
                >
                  {t(header)}
                  {direction === undefined ? (
                    <VisuallyHidden>{` ${t('teamCoverage.coverage.sortable')}`}</VisuallyHidden>
                  ) : (
                    <IconChevronDown size={14} stroke={2} aria-hidden="true" data-direction={direction} />
                  )}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
