import { earlyRead, languageNames, type EarlyRead } from '@portal/contract';
import { calls, type TagFilters } from '@portal/wire';
import { profileCalls, type ProfileClass } from '@portal/wire-profiles';

/** Research depends on the languages and editions chosen last; early reads only cover the usual. */
const Language = Object.values(languageNames);
const inAllLanguages = {
  unlessCookies: ['filterLanguages', 'separateEditions'],
  plainCookies: { filterLanguages: Language.join(';') },
};

/** Whose page it is, and for whom. */
interface Reader {
  id: string;
  /** As the wire names it. */
  language: string;
}

/** Which the early script fills in. */
const anyone: Reader = { id: ':id', language: ':language' };

const newestFirst = ({ language }: Reader) => ({ fold_editions: language, order: 'desc', page: 1 });

const record = ({ id }: Pick<Reader, 'id'>) => earlyRead(calls.tagsByRef, { ref: id });

const related = (reader: Reader, filters: TagFilters) => {
  const list = { page_size: 20, limit: 20, page_name: 'company', component_name: 'research' };
  const query = { ref: reader.id, tag_filters: { Language, ...filters }, ...newestFirst(reader), ...list };
  return earlyRead(profileCalls.relatedResearch, query, inAllLanguages);
};

/** In the class of the page's address. */
const aboutAnalyst = (ref: string, assetClass: ProfileClass | undefined): Readonly<Record<string, string>> =>
  assetClass === undefined ? { ref } : { ref, asset_classification: assetClass };

/** What the head of an analyst's page shows. [P-04] */
export const analystReads = (id: string, assetClass: ProfileClass | undefined) => ({
  record: record({ id }),
  person: earlyRead(profileCalls.analystCoverage, aboutAnalyst(id, assetClass)),
});

/** [P-04] */
export const ofAnalyst = (assetClass?: ProfileClass): EarlyRead[] => {
  const parameters = aboutAnalyst(anyone.id, assetClass);
  const list = {
    ...newestFirst(anyone),
    page_size: 8,
    limit: 200,
    page_name: 'analyst',
    component_name: 'research',
  };
  return [
    ...Object.values(analystReads(anyone.id, assetClass)),
    earlyRead(profileCalls.analystSectors, parameters),
    earlyRead(profileCalls.analystCompanies, { ...parameters, page: 1, page_size: 10 }),
    earlyRead(
      profileCalls.analystResearch,
      { ...parameters, tag_filters: { Language }, ...list },
      inAllLanguages,
    ),
  ];
};

/** A company's reads, by what they are for; those of research by tab. [P-01] */
export const companyReads = (reader: Reader) => ({
  record: record(reader),
  permissions: earlyRead(profileCalls.companyProfilePermissions, { Id: reader.id }),
  history: earlyRead(profileCalls.ratingHistory, { ref: reader.id }),
  research: {
    Overview: related(reader, {}),
    Equity: related(reader, { 'Asset Classification': ['Equity'] }),
    'Fixed Income': related(reader, { 'Asset Classification': ['Fixed Income'] }),
    ESG: related(reader, { 'Publication Type': ['ESG Insights', 'ESG Ratings'] }),
  },
});

/** [P-01] */
export function ofCompany(): EarlyRead[] {
  const { research, ...others } = companyReads(anyone);
  return [...Object.values(others), ...Object.values(research)];
}

/** [P-03] */
export const ofSector = [record(anyone), earlyRead(profileCalls.sectorProfilePermissions, { Id: ':id' })];
