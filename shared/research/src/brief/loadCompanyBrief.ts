/** Needed where a search suggests one company. */
export const loadCompanyBrief = async () =>
  (await import(/* webpackChunkName: "company-brief" */ './CompanyBrief.tsx')).CompanyBrief;
