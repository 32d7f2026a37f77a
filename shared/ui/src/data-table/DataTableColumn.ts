import type { ReactNode } from 'react';

/** One column of a table. `cell` is a method, so that a table loaded later need not know the type of its rows. */
export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Pixels, at least 20. Where the table is wider than its columns, they share what is left. @default 150 */
  width?: number;
  /** Its cells name their rows: screen readers say them with every other cell of the row. @default false */
  namesRow?: boolean;
}

/** Paging by the server: the rows are those of one page. */
export interface ServerPaging {
  /** Counted from 0. */
  index: number;
  /** How many pages there are; 0 while that is not known. */
  count: number;
  onChange: (index: number) => void;
}

/** What the specification says of every table; widths in pixels. [T-03] */
export const tableDefaults = { pageIndex: 0, pageSize: 10, columnWidth: 150, leastColumnWidth: 20 } as const;
