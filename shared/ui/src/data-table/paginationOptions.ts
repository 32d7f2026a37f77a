import type { MRT_PaginationState, MRT_TableOptions, MRT_Updater } from 'mantine-react-table';
import { tableDefaults, type ServerPaging } from './DataTableColumn.ts';

interface Paging {
  pageSize?: number;
  paging?: ServerPaging | undefined;
}

/**
 * Paging as the table library takes it. It leads back from a page beyond the last, so it is told of rows enough for
 * the page shown while the number of pages is not known.
 */
export function paginationOptions<Row extends object>({
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
