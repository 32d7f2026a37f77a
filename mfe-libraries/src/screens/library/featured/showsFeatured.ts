import { canClear, type FilterState } from '@portal/research';

/** The featured tile stands only while no filter but the language is set: search and dates are filters, sorting is none. [L-09] */
export const showsFeatured = (filters: FilterState): boolean => !canClear(filters);
