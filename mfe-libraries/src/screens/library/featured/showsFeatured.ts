import { canClear, type FilterState } from '@portal/research';

/** Featured only if no filter except the language is set: search and dates are filters, sorting is not. [L-09] */
export const showsFeatured = (filters: FilterState): boolean => !canClear(filters);
