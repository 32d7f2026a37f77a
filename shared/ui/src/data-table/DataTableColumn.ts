import type { ReactNode } from 'react';

/** One column. `cell` is a method, so that the lazy table need not know the row type. */
export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Pixels, at least 20; columns share spare width. @default 150 */
  width?: number;
  /** Its cells are row headers, which screen readers repeat with other cells. @default false */
  namesRow?: boolean;
}

/** Paging by the server: `rows` holds one page. */
export interface ServerPaging {
  /** From 0. */
  index: number;
  /** Number of pages; 0 while unknown. */
  count: number;
  onChange: (index: number) => void;
}

/** As specified for every table; widths in pixels. [T-03] */
export const tableDefaults = { pageIndex: 0, pageSize: 10, columnWidth: 150, leastColumnWidth: 20 } as const;
