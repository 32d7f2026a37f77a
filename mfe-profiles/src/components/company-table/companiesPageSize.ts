import { pageCount } from '@portal/wire';

export const companiesPageSize = 10;

/** Pages of a table of companies that shows one of them; none while loading. */
export const companyPages = (shown: Parameters<typeof pageCount>[0] | undefined, index: number): number =>
  shown === undefined ? 0 : pageCount(shown, { page: index + 1, pageSize: companiesPageSize });
