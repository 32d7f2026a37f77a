import type { ServedRecord, ServedRelatedAnalyst, ServedTag } from '@portal/wire';
import type { ServedRatingHistory } from '@portal/wire-profiles';

const analyst = (name: string, id: string): ServedRelatedAnalyst => ({
  name,
  role: { value: 'Analyst', translated_value: 'Analystin' },
  email: null,
  phone: null,
  thumbnail_url: null,
  external_id: id,
  profile_active: true,
  inactive: false,
});

const active = { profile_active: true, inactive: false };

/** As tagged in publications. */
export const alpinTag: ServedTag = {
  id: 1,
  category: 'Company',
  value: 'Alpin Bank',
  translated_value: 'Alpin Bank',
  external_id: 'C0001',
  ...active,
};

const rating = (current: string, previous: string | null, action: 'Upgrade' | 'Downgrade' | null) => ({
  current,
  previous,
  action,
  date: '2026-03-02',
  previous_date: previous === null ? null : '2025-01-10',
});

export const alpin: ServedRecord = {
  ...alpinTag,
  summary: { value: 'Alpin lends to farmers.', translated_value: 'Alpin finanziert Bauern.' },
  sector: {
    id: 2,
    category: 'Sector',
    value: 'Banks',
    translated_value: 'Banken',
    external_id: 'S0002',
    ...active,
  },
  related_analysts: {
    Equity: [analyst('Anna Ammann', 'A0001')],
    'Fixed Income': [analyst('Beat Buri', 'A0013')],
  },
  kpis: {
    Ratings: {
      Equity: rating('Outperform', 'Market perform', 'Upgrade'),
      Bonds: rating('A- stable', null, null),
      ESG: rating('3', '4', 'Downgrade'),
    },
  },
};

export const alpinHistory: ServedRatingHistory = {
  Equity: [
    { date: '2025-01-10', current: 'Market perform', previous: null, action: null },
    { date: '2026-03-02', current: 'Outperform', previous: 'Market perform', action: 'Upgrade' },
  ],
  Bonds: [{ date: '2026-03-02', current: 'A- stable', previous: null, action: null }],
  ESG: [
    { date: '2025-01-10', current: '4', previous: null, action: null },
    { date: '2025-06-10', current: '4', previous: '4', action: 'Reiterate' },
    { date: '2026-03-02', current: '3', previous: '4', action: 'Downgrade' },
  ],
};

export type TabName = 'overview' | 'equity' | 'fixed_income' | 'esg';
export const tabNames: readonly TabName[] = ['overview', 'equity', 'fixed_income', 'esg'];

/** Finds the tab of a research call by its filters. */
export function tabOf(tagFilters: string | undefined): TabName {
  const filters = JSON.parse(tagFilters ?? '{}') as Record<string, string[]>;
  if (filters['Publication Type'] !== undefined) return 'esg';
  const [assetClass] = filters['Asset Classification'] ?? [];
  if (assetClass === undefined) return 'overview';
  return assetClass === 'Equity' ? 'equity' : 'fixed_income';
}
