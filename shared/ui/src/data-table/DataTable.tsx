import { useMessages } from '@portal/i18n';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CodeBoundary } from '../code-boundary/CodeBoundary.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './DataTable.module.css';
import { tableDefaults, type DataTableColumn, type ServerPaging } from './DataTableColumn.ts';

/** The place of a table on its way, as tall as one with so many rows. */
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

/** The table comes when one is first shown: pages without tables do not load it. */
const loadGrid = () =>
  lazy(async () => ({
    default: (await import(/* webpackChunkName: "table" */ './DataTableGrid.tsx')).DataTableGrid,
  }));
let latestGrid = loadGrid();

export interface DataTableProps<Row extends object> {
  /** What the table holds, said to those who do not see the heading above it. */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  /** Undefined while they are on their way. Keep the same array as long as the rows are the same. */
  rows: readonly Row[] | undefined;
  rowId(row: Row): string;
  /** Rows of a page. @default 10 */
  pageSize?: number;
  /** The server pages; without it the table pages the rows it has. */
  paging?: ServerPaging;
  /** The rows shown are those of before; others are on their way. @default false */
  busy?: boolean;
  /** Stands above the table where it is wider than its place, and only there. */
  tooWide?: ReactNode;
  /** The rows could not be read: the table shows it in their place and offers this. */
  onRetry?: (() => void) | undefined;
}

/**
 * Rows and columns, page by page, without sorting. Its place is as tall before the rows are there as with a full page
 * of them. [T-03]
 */
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
