import { IconChevronRight } from '@portal/ui';
import { memo, useId } from 'react';
import { ProfileAnchor } from '../cells/ProfileAnchor.tsx';
import type { CoveredRow } from '../rows/CoveredRow.ts';
import type { ShownSector } from './renderInSteps.ts';
import type { CellContext, CoverageColumn } from './columns.tsx';
import styles from './CoverageTable.module.css';

interface SectorRowsProps {
  shown: ShownSector;
  columns: readonly CoverageColumn[];
  context: CellContext;
  onToggle: (sector: string) => void;
}

/** A sector, with its companies while open. Memoised. */
export const SectorRows = memo(function SectorRows({ shown, columns, context, onToggle }: SectorRowsProps) {
  const { sector, total, open } = shown;
  const { t } = context.wording;
  const id = useId();
  return (
    <tbody role="rowgroup" aria-labelledby={id}>
      <tr role="row" className={styles.sector}>
        <th role="rowheader" scope="rowgroup" colSpan={columns.length} aria-colspan={columns.length}>
          <button type="button" aria-expanded={open} id={id} onClick={() => onToggle(sector.key)}>
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            {sector.name.name}
            <span className={styles.number}>{t('teamCoverage.coverage.companies', { count: total })}</span>
          </button>
          {sector.name.href === undefined ? null : (
            <span className={styles.profile}>
              <ProfileAnchor
                to={{
                  ...sector.name,
                  name: t('teamCoverage.coverage.sectorProfile', { sector: sector.name.name }),
                }}
                access={context.access.sector}
                wording={context.wording}
              />
            </span>
          )}
        </th>
      </tr>
      {open
        ? sector.rows.map((row) => <CompanyRow key={row.key} row={row} columns={columns} context={context} />)
        : null}
    </tbody>
  );
});

interface CompanyRowProps {
  row: CoveredRow;
  columns: readonly CoverageColumn[];
  context: CellContext;
}

const CompanyRow = memo(function CompanyRow({ row, columns, context }: CompanyRowProps) {
  const [name, ...others] = columns;
  return (
    <tr role="row" className={styles.company}>
      <th role="rowheader" scope="row">
        {name?.cell(row, context)}
      </th>
      {others.map((column) => (
        <td key={column.id} role="cell" className={column.className}>
          {column.cell(row, context)}
        </td>
      ))}
    </tr>
  );
});
