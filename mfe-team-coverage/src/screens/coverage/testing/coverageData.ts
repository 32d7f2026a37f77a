import type { CoverageList, CoverageSector, CoveredCompany, CurrentRating } from '@portal/wire-team-coverage';

let serial = 0;

/** An upgraded rating with defaults. */
export function aCurrentRating(overrides: Partial<CurrentRating> = {}): CurrentRating {
  return {
    current: 'Outperform',
    date: '2026-03-09',
    previous: 'Market perform',
    previous_date: '2025-06-02',
    action: 'Upgrade',
    ...overrides,
  };
}

export type Ratings = Record<'Equity' | 'Bonds' | 'ESG', CurrentRating | null>;

/** A covered company with defaults. */
export function aCompany(
  value: string,
  ratings: Partial<Ratings> = {},
  overrides: Partial<CoveredCompany> = {},
): CoveredCompany {
  serial += 1;
  return {
    id: serial,
    value,
    external_id: `C${serial}`,
    profile_active: true,
    inactive: false,
    tk_ticker: { value: `T${serial}` },
    bloomberg_company_ticker: { value: `T${serial} SW` },
    gk_number: `70${serial}`,
    analyst: { id: 9000, value: 'Anna Ammann', external_id: 'A1', profile_active: true, inactive: false },
    kpis: { Ratings: { Equity: aCurrentRating(), Bonds: null, ESG: null, ...ratings } },
    model_download_link: {
      url: `documents/M${serial}/download`,
      entitled: true,
      raw_date: '2026-02-27',
    },
    ...overrides,
  };
}

export function aCoveredSector(
  value: string,
  companies: CoveredCompany[],
  overrides: Partial<CoverageSector> = {},
): CoverageSector {
  serial += 1;
  return {
    id: serial,
    value,
    translated_value: value,
    external_id: `S${serial}`,
    profile_active: true,
    inactive: false,
    companies,
    ...overrides,
  };
}

export const aCoverage = (...records: CoverageSector[]): CoverageList => ({ records });
