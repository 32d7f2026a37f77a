import { useMessages } from '@portal/i18n';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CodeBoundary } from '../code-boundary/CodeBoundary.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './DataTable.module.css';
import { tableDefaults, type DataTableColumn, type ServerPaging } from './DataTableColumn.ts';

/** Placeholder as tall as a table with so many rows. */
function TablePlaceholder({ rows }: { rows: number }) {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <div className={styles.placeholderHead} />
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className={styles.placeholderRow}>
          <span />
          <span />
        </div>
      ))}
      <div className={styles.placeholderFoot} />
    </div>
  );
}

/** Loaded with the first table. */
const loadGrid = () =>
  lazy(async () => ({
    default: (await import(/* webpackChunkName: "table" */ './DataTableGrid.tsx')).DataTableGrid,
  }));
let latestGrid = loadGrid();

export interface DataTableProps<Row extends object> {
  /** Describes the content for screen readers. */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  /** Undefined while loading. Must stay the same array while the rows are the same. */
  rows: readonly Row[] | undefined;
  rowId(row: Row): string;
  /** @default 10 */
  pageSize?: number;
  /** Paging by the server; if omitted, the table pages its rows. */
  paging?: ServerPaging;
  /** Still shows the previous rows while others load. @default false */
  busy?: boolean;
  /** Shown above the table only if it is wider than its container. */
  tooWide?: ReactNode;
  /** Set if the rows could not be loaded: shown instead of them, with a retry. */
  onRetry?: (() => void) | undefined;
}

/** A paged table without sorting. It reserves the height of a full page while loading. [T-03] */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { t } = useMessages();
  const { caption, rows, onRetry, pageSize = tableDefaults.pageSize } = props;
  const [Grid, setGrid] = useState(() => latestGrid);
  function handleMissingCode() {
    latestGrid = loadGrid();
    setGrid(() => latestGrid);
  }
  const loading = (
    <>
      <VisuallyHidden>
        <span role="status">{`${caption}: ${t('common.loading')}`}</span>
      </VisuallyHidden>
      <TablePlaceholder rows={pageSize} />
    </>
  );
  return (
    <div className={styles.root}>
      <CodeBoundary onRetry={handleMissingCode}>
        <Suspense fallback={loading}>
          {rows === undefined && onRetry === undefined ? loading : <Grid {...props} />}
        </Suspense>
      </CodeBoundary>
    </div>
  );
}
