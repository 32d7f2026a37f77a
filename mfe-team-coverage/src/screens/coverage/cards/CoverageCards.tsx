import { IconChevronRight } from '@portal/ui';
import { memo, useId } from 'react';
import type { CoveredRow } from '../rows/CoveredRow.ts';
import type { ShownSector } from '../table/renderInSteps.ts';
import type { CellContext, CoverageColumn } from '../table/columns.tsx';
import styles from './CoverageCards.module.css';

interface CoverageCardsProps {
  sectors: readonly ShownSector[];
  columns: readonly CoverageColumn[];
  context: CellContext;
  onToggle: (sector: string) => void;
}

/** Cards by sector, where the table would not fit. [C-08] */
export function CoverageCards({ sectors, ...rest }: CoverageCardsProps) {
  return (
    <div>
      {sectors.map((shown) => (
        <SectorCards key={shown.sector.key} shown={shown} {...rest} />
      ))}
    </div>
  );
}

type SectorCardsProps = Omit<CoverageCardsProps, 'sectors'> & { shown: ShownSector };

const SectorCards = memo(function SectorCards({ shown, columns, context, onToggle }: SectorCardsProps) {
  const { sector, total, open } = shown;
  const { t } = context.wording;
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.sector}>
        <button type="button" id={id} aria-expanded={open} onClick={() => onToggle(sector.key)}>
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          <span>{sector.name.name}</span>
          <span className={styles.number}>{t('teamCoverage.coverage.companies', { count: total })}</span>
        </button>
      </h2>
      {open ? (
        <ul className={styles.cards}>
          {sector.rows.map((row) => (
            <CompanyCard key={row.key} row={row} columns={columns} context={context} />
          ))}
        </ul>
      ) : null}
    </section>
  );
});

interface CompanyCardProps {
  row: CoveredRow;
  columns: readonly CoverageColumn[];
  context: CellContext;
}

const CompanyCard = memo(function CompanyCard({ row, columns, context }: CompanyCardProps) {
  const { t } = context.wording;
  const [name, ...others] = columns;
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{name?.cell(row, context)}</h3>
      <dl className={styles.facts}>
        {others.map((column) => (
          <div key={column.id} className={styles.fact}>
            <dt>{t(column.header)}</dt>
            <dd className={column.className}>{column.cell(row, context)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
});
