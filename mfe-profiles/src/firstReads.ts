import { earlyRead, languageNames, type EarlyRead } from '@portal/contract';
import { calls, type TagFilters } from '@portal/wire';
import { profileCalls, type ProfileClass } from '@portal/wire-profiles';

/** Research depends on the languages and editions chosen last; early reads only cover the usual. */
const Language = Object.values(languageNames);
const inAllLanguages = {
  unlessCookies: ['filterLanguages', 'separateEditions'],
  plainCookies: { filterLanguages: Language.join(';') },
};

const newestFirst = { fold_editions: ':language', order: 'desc', page: 1 };

const record = earlyRead(calls.tagsByRef, { ref: ':id' });

const related = (page: 'company' | 'sector', filters: TagFilters) => {
  const size = page === 'company' ? 20 : 3;
  const list = { ...newestFirst, page_size: size, limit: size, page_name: page, component_name: 'research' };
  const query = { ref: ':id', tag_filters: { Language, ...filters }, ...list };
  return earlyRead(profileCalls.relatedResearch, query, inAllLanguages);
};

/** [P-04] */
export const ofAnalyst = (assetClass?: ProfileClass): EarlyRead[] => {
  const whose = { ref: ':id' };
  const parameters = assetClass === undefined ? whose : { ...whose, asset_classification: assetClass };
  const list = { ...newestFirst, page_size: 8, limit: 200, page_name: 'analyst', component_name: 'research' };
  return [
    record,
    earlyRead(profileCalls.analystCoverage, parameters),
    earlyRead(profileCalls.analystSectors, parameters),
    earlyRead(profileCalls.analystCompanies, { ...parameters, page: 1, page_size: 10 }),
    earlyRead(
      profileCalls.analystResearch,
      { ...parameters, tag_filters: { Language }, ...list },
      inAllLanguages,
    ),
  ];
};

/** [P-01] */
export const ofCompany = [
  record,
  earlyRead(profileCalls.companyProfilePermissions, { Id: ':id' }),
  earlyRead(profileCalls.ratingHistory, { ref: ':id' }),
  related('company', {}),
  related('company', { 'Asset Classification': ['Equity'] }),
  related('company', { 'Asset Classification': ['Fixed Income'] }),
  related('company', { 'Publication Type': ['ESG Insights', 'ESG Ratings'] }),
];

/** [P-03] */
export const ofSector = [record, earlyRead(profileCalls.sectorProfilePermissions, { Id: ':id' })];
