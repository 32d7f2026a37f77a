import type { Language } from '@portal/contract';
import { analystProfileLink, profileLink, tagLabel, type ProfileRecord } from '@portal/research';
import type { CoverageList, CoverageSector, CoveredCompany, CurrentRating } from '@portal/wire-team-coverage';
import type { CoverageTab } from '../tabs/coverageTabs.ts';
import type { CoveredRow, CoveredSector, RowModel, RowRating } from './CoveredRow.ts';
import { foldText } from '#components/foldText.ts';

type Profile = Pick<CoveredCompany, 'external_id' | 'profile_active' | 'inactive' | 'profile_link'>;

/** Null becomes undefined: no link is derived from missing data. */
const recordOf = (profile: Profile, category: string): ProfileRecord => ({
  category,
  external_id: profile.external_id,
  profile_active: profile.profile_active ?? undefined,
  inactive: profile.inactive ?? undefined,
  profile_link: profile.profile_link,
});

/** The id or, without one, any other identifier. */
const keyOf = ({ id, external_id, value }: Profile & Pick<CoveredCompany, 'id' | 'value'>) =>
  String(id ?? external_id ?? value);

const textOf = (level: string | number | null | undefined): string | undefined => {
  const text = String(level ?? '').trim();
  return text === '' ? undefined : text;
};

/** Returns the day of a date or time stamp; undefined if invalid. */
function dayOf(date: string | null | undefined): string | undefined {
  const day = date?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

function readRating(rating: CurrentRating | null | undefined): RowRating | undefined {
  const current = textOf(rating?.current);
  if (current === undefined) return undefined;
  return {
    current,
    date: dayOf(rating?.date),
    previous: textOf(rating?.previous),
    previousDate: dayOf(rating?.previous_date),
    action: rating?.action ?? undefined,
  };
}

function readModel(model: CoveredCompany['model_download_link']): RowModel | undefined {
  if (model == null) return undefined;
  const link = model.url ?? '';
  const entitled = model.entitled === true;
  // Entitled without a link: there is no model.
  if (entitled && link === '') return undefined;
  return { link, entitled, uploaded: dayOf(model.raw_date) };
}

function readRatings({ kpis }: CoveredCompany): CoveredRow['ratings'] {
  const { Equity, Bonds, ESG } = kpis?.Ratings ?? {};
  const read = { Equity: readRating(Equity), Bonds: readRating(Bonds), ESG: readRating(ESG) };
  return Object.fromEntries(Object.entries(read).filter(([, rating]) => rating !== undefined));
}

/** As terminals show it: UBSG SW Equity. */
const fullBloomberg = (ticker: string) =>
  ticker === '' || / equity$/i.test(ticker) ? ticker : `${ticker} Equity`;

function readCompany(company: CoveredCompany, sector: string, tab: CoverageTab): CoveredRow {
  const { value, analyst } = company;
  const ticker = company.tk_ticker?.value ?? '';
  const bloomberg = company.bloomberg_company_ticker?.value ?? '';
  const gkNumber = company.gk_number ?? '';
  return {
    key: keyOf(company),
    company: { name: value, href: profileLink(recordOf(company, 'Company'), tab.assetClass) },
    sector,
    analyst:
      analyst == null
        ? undefined
        : { name: analyst.value, href: analystProfileLink(recordOf(analyst, 'Analyst'), tab.assetClass) },
    ticker,
    bloomberg,
    gkNumber,
    ratings: readRatings(company),
    model: readModel(company.model_download_link),
    sought: foldText([value, ticker, fullBloomberg(bloomberg), gkNumber, analyst?.value ?? ''].join('\n')),
  };
}

interface Words {
  language: Language;
  /** Heads companies whose sector is unknown. */
  noSector: string;
}

function readSector(sector: CoverageSector, tab: CoverageTab, { language, noSector }: Words): CoveredSector {
  const { value, translated_value = null } = sector;
  const name = value === '' ? noSector : tagLabel({ value, translated_value }, 'Sector', language);
  return {
    key: keyOf(sector),
    value,
    name: { name, href: profileLink(recordOf(sector, 'Sector'), tab.assetClass) },
    rows: sector.companies.map((company) => readCompany(company, value, tab)),
  };
}

/** Converts the API's response; sectors are sorted by name in the reader's language. */
export function readCoverage({ records }: CoverageList, tab: CoverageTab, words: Words): CoveredSector[] {
  const { compare } = new Intl.Collator(words.language);
  return records
    .map((sector) => readSector(sector, tab, words))
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => compare(one.name.name, other.name.name));
}
