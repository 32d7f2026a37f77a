/** Rows of a page of companies. */
export const companiesPageSize = 10;
