import type { ResearchMessage } from '../messages/index.ts';
import { filterCategories, type FilterCategory } from './FilterState.ts';

const labels: Record<FilterCategory, ResearchMessage> = {
  Sector: 'research.filter.sector',
  Company: 'research.filter.company',
  Analyst: 'research.filter.analyst',
  'Aggregated Publication Type': 'research.filter.aggregatedType',
  'Publication Type': 'research.filter.type',
  'Asset Classification': 'research.filter.assetClass',
  Language: 'research.filter.language',
  'TK Ticker': 'research.filter.tkTicker',
  'Bloomberg Company Ticker': 'research.filter.bloombergTicker',
};

/** Message id of a category's name. */
export const categoryLabel = (category: FilterCategory): ResearchMessage => labels[category];

export const isFilterCategory = (text: string): text is FilterCategory =>
  (filterCategories as readonly string[]).includes(text);
