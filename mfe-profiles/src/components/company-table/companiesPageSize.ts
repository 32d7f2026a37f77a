export const companiesPageSize = 10;
