import type { AggregatedType, AssetClass } from '../policies/entitlements.ts';
import company from './titles/companyTitles.json' with { type: 'json' };
import market from './titles/marketTitles.json' with { type: 'json' };
import { ratingTitles } from './titles/ratingTitles.ts';

/** With slots in braces. */
export interface TitlePair {
  en: string;
  de: string;
}

export interface PublicationType {
  /** Also the value of the Publication Type tag. */
  de: string;
  en: string;
  aggregated: AggregatedType;
  /** Most common first. */
  assetClasses: readonly (readonly AssetClass[])[];
  titles: readonly TitlePair[];
  /** Share among ordinary publications. */
  weight: number;
  form: 'pdf' | 'xlsx' | 'html';
  about: 'company' | 'sector' | 'market';
}

/** Same topic as its Daily Market Opinion. */
const headlineTitles: readonly TitlePair[] = market.dmoTitles.map(({ en, de }) => ({
  en: en.replace('Daily Market Opinion', 'Headlines of the day'),
  de: de.replace('Daily Market Opinion', 'Schlagzeilen des Tages'),
}));

const equity: readonly (readonly AssetClass[])[] = [
  ['Equity'],
  ['Equity'],
  ['Equity'],
  ['Equity', 'Fixed Income'],
];
const credit: readonly (readonly AssetClass[])[] = [
  ['Fixed Income'],
  ['Fixed Income'],
  ['Fixed Income', 'Equity'],
];
const markets: readonly (readonly AssetClass[])[] = [['Markets'], ['Markets'], ['Markets', 'Fixed Income']];

const companyResearch = { aggregated: 'Company Research', assetClasses: equity, about: 'company' } as const;
const creditResearch = { aggregated: 'Credit Research', assetClasses: credit, about: 'company' } as const;
const economics = { aggregated: 'Economic Research', assetClasses: markets, about: 'market' } as const;

/** Of the rating of a company's shares. */
export const ratingChangeType: PublicationType = {
  de: 'Ratingänderung',
  en: 'Rating Change',
  ...companyResearch,
  titles: Object.values(ratingTitles),
  weight: 5,
  form: 'pdf',
};

export const modelType: PublicationType = {
  de: 'Modellaktualisierung',
  en: 'Model Update',
  ...companyResearch,
  titles: company.modelTitles,
  weight: 5,
  form: 'xlsx',
};

export const ordinaryTypes: readonly PublicationType[] = [
  {
    de: 'Unternehmensstudie',
    en: 'Company Study',
    ...companyResearch,
    titles: company.studyTitles,
    weight: 9,
    form: 'pdf',
  },
  {
    de: 'Unternehmens-Update',
    en: 'Company Update',
    ...companyResearch,
    titles: company.updateTitles,
    weight: 18,
    form: 'pdf',
  },
  {
    de: 'Kurzkommentar',
    en: 'Flash Note',
    ...companyResearch,
    titles: company.flashTitles,
    weight: 10,
    form: 'html',
  },
  modelType,
  ratingChangeType,
  {
    de: 'Sektor-Update',
    en: 'Sector Update',
    aggregated: 'Sector Research',
    assetClasses: equity,
    titles: company.sectorTitles,
    weight: 8,
    form: 'pdf',
    about: 'sector',
  },
  {
    de: 'Kreditanalyse',
    en: 'Credit Analysis',
    ...creditResearch,
    titles: market.creditTitles,
    weight: 11,
    form: 'pdf',
  },
  {
    de: 'Neuemission',
    en: 'New Issue',
    ...creditResearch,
    titles: market.newIssueTitles,
    weight: 7,
    form: 'html',
  },
  {
    de: 'Anleihenüberblick',
    en: 'Bond Overview',
    ...creditResearch,
    titles: market.bondOverviewTitles,
    weight: 4,
    form: 'xlsx',
    about: 'sector',
  },
  {
    de: 'Konjunkturanalyse',
    en: 'Economic Analysis',
    ...economics,
    titles: market.economyTitles,
    weight: 9,
    form: 'pdf',
  },
  {
    de: 'Zinsen und Devisen',
    en: 'Rates and Currencies',
    ...economics,
    titles: market.ratesTitles,
    weight: 8,
    form: 'pdf',
  },
  {
    de: 'Anlagestrategie',
    en: 'Investment Strategy',
    aggregated: 'Investment Strategy',
    assetClasses: [['Markets'], ['Equity', 'Fixed Income', 'Markets']],
    titles: market.strategyTitles,
    weight: 5,
    form: 'pdf',
    about: 'sector',
  },
  {
    // A company's ESG tab requests these types by name.
    de: 'ESG Insights',
    en: 'ESG Insights',
    aggregated: 'ESG Research',
    assetClasses: [['Equity'], ['Fixed Income'], ['Equity', 'Fixed Income']],
    titles: market.esgTitles,
    weight: 3,
    form: 'pdf',
    about: 'company',
  },
  {
    de: 'ESG Ratings',
    en: 'ESG Ratings',
    aggregated: 'ESG Research',
    assetClasses: [['Equity'], ['Fixed Income'], ['Equity', 'Fixed Income']],
    titles: market.esgRatingTitles,
    weight: 1,
    form: 'pdf',
    about: 'company',
  },
  {
    de: 'Spezialstudie',
    en: 'Special Study',
    aggregated: 'Studies',
    assetClasses: [['Equity'], ['Markets'], ['Fixed Income']],
    titles: market.specialTitles,
    weight: 2,
    form: 'pdf',
    about: 'sector',
  },
];

const daily = {
  aggregated: 'Daily Market Opinion',
  assetClasses: [['Markets']],
  titles: market.dmoTitles,
  weight: 0,
  about: 'market',
} as const;

export const dmoWhole: PublicationType = {
  de: 'DMO Gesamt',
  en: 'Daily Market Opinion',
  ...daily,
  form: 'pdf',
};
export const dmoOverview: PublicationType = {
  de: 'DMO Übersichtsseite',
  en: 'Daily Market Opinion Headlines',
  ...daily,
  titles: headlineTitles,
  form: 'html',
};

export const disclaimerType: PublicationType = {
  de: 'Disclaimer',
  en: 'Disclaimer',
  aggregated: 'Legal',
  assetClasses: [['Equity', 'Fixed Income', 'Markets']],
  titles: [{ en: 'Disclaimer and legal notes', de: 'Disclaimer und rechtliche Hinweise' }],
  weight: 0,
  form: 'pdf',
  about: 'market',
};

export const publicationTypes: readonly PublicationType[] = [
  dmoWhole,
  dmoOverview,
  ...ordinaryTypes,
  disclaimerType,
];
