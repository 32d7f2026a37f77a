import { companyIsin, gkNumber } from '../coverage/companyModel.ts';
import { publicationTypes } from '../publicationTypes.ts';
import { analysts, companies, sectorId } from '../universe.ts';
import sectors from '../words/sectors.json' with { type: 'json' };

/** What the demo's publications are tagged with. */
export const taxonomyLines = (): object[] => [
  ...publicationTypes.map(({ de, en, aggregated, assetClasses }) => ({
    kind: 'publication_type',
    name: { de, en },
    aggregated_type: aggregated,
    asset_classes: [...new Set(assetClasses.flat())],
  })),
  ...sectors.map(({ de, en }, index) => ({
    kind: 'sector',
    reference: sectorId(index),
    name: { de, en },
  })),
  ...analysts.map(({ name, externalId, assetClass }) => ({
    kind: 'analyst',
    reference: externalId,
    name,
    asset_classes: [assetClass],
  })),
  ...companies.map((company) => ({
    kind: 'company',
    reference: company.externalId,
    name: company.name,
    sector: sectors[company.sector]?.en,
    analysts: company.analysts.flatMap((analyst) => analysts[analyst]?.name ?? []),
    asset_classes: company.assetClasses,
    ticker: company.ticker,
    bloomberg_ticker: company.bloombergTicker,
    gk_number: gkNumber(company),
    isin: companyIsin(company),
    international: company.international,
    active: !company.inactive,
  })),
];
