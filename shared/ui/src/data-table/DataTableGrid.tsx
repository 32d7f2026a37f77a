import { useElementSize } from '@mantine/hooks';
import {
  useMantineReactTable,
  type MRT_PaginationState,
  type MRT_TableOptions,
  type MRT_Updater,
} from 'mantine-react-table';
import { useId, useMemo } from 'react';
import { MantineRoom } from '../overlays/MantineRoom.tsx';
import type { DataTableProps } from './DataTable.tsx';
import styles from './DataTable.module.css';
import { tableDefaults, type ServerPaging } from './DataTableColumn.ts';
import { PageButtons } from './PageButtons.tsx';
import { TableBody } from './TableBody.tsx';

interface Paging {
  pageSize?: number;
  paging?: ServerPaging | undefined;
}

/**
 * The library goes back from a page beyond the last. While the number of pages is unknown, it therefore gets enough
 * rows for the current one.
 */
function paginationOptions<Row extends object>({
  pageSize = tableDefaults.pageSize,
  paging,
}: Paging): Partial<MRT_TableOptions<Row>> {
  if (paging === undefined)
    return { initialState: { pagination: { pageIndex: tableDefaults.pageIndex, pageSize } } };
  const { index, count, onChange } = paging;
  const pagination: MRT_PaginationState = { pageIndex: index, pageSize };
  return {
    manualPagination: true,
    rowCount: (count === 0 ? index + 1 : count) * pageSize,
    state: { pagination },
    onPaginationChange: (update: MRT_Updater<MRT_PaginationState>) =>
      onChange((typeof update === 'function' ? update(pagination) : update).pageIndex),
  };
}

/** Features the portal's tables do not use. [T-03] */
const without = {
  enableColumnActions: false,
  enableColumnFilters: false,
  enableFilters: false,
  enableGlobalFilter: false,
  enableHiding: false,
  enableSorting: false,
} as const;

/** Keeps the buttons in place on a shorter last page. */
const heightOf = (rows: number) => `calc(var(--head) + ${rows} * var(--row))`;

function Grid<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, busy = false, onRetry, pageSize = tableDefaults.pageSize } = props;
  const id = useId();
  const { ref, width } = useElementSize();
  // The library returns to the first page for every new array.
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const definitions = useMemo(
    () =>
      columns.map(({ id: name, header, width: size }) =>
        // Undefined would replace the default.
        size === undefined ? { id: name, header } : { id: name, header, size },
      ),
    [columns],
  );
  const table = useMantineReactTable<Row>({
    ...without,
    columns: definitions,
    data,
    getRowId: (row) => props.rowId(row),
    defaultColumn: { size: tableDefaults.columnWidth, minSize: tableDefaults.leastColumnWidth },
    ...paginationOptions<Row>(props),
  });
  const heads = table.getFlatHeaders();
  const leastWidth = table.getTotalSize();
  const pages = table.getPageCount();
  const scrolls = width > 0 && width < leastWidth;

  return (
    <>
      {scrolls ? props.tooWide : null}
      <div
        ref={ref}
        className={styles.scroll}
        style={{ minHeight: pages > 1 ? heightOf(pageSize) : undefined }}
        role={scrolls ? 'region' : undefined}
        tabIndex={scrolls ? 0 : undefined}
        aria-labelledby={scrolls ? id : undefined}
      >
        <table className={styles.table} style={{ minWidth: leastWidth }} aria-busy={busy || undefined}>
          <caption id={id} className={styles.caption}>
            {caption}
          </caption>
          <colgroup>
            {heads.map((head) => (
              <col key={head.id} style={{ width: head.getSize() }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <TableBody columns={columns} rows={table.getRowModel().rows} onRetry={onRetry} />
        </table>
      </div>
      <PageButtons
        label={caption}
        index={table.getState().pagination.pageIndex}
        count={pages}
        onChange={(page) => table.setPageIndex(page)}
      />
    </>
  );
}

/** The table: widths and paging by mantine-react-table, own markup and styles. */
export const DataTableGrid = <Row extends object>(props: DataTableProps<Row>) => (
  <MantineRoom>
    <Grid {...props} />
  </MantineRoom>
);
