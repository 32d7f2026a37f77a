export { analystCompanies, analystCoverage, analystResearch, analystSectors } from './analyst/analyst.ts';
export { relatedResearch } from './relatedResearch.ts';
export { companyProfilePermissions, ratingHistory } from './company/company.ts';
export { sectorCompanies, sectorProfilePermissions } from './sector/sector.ts';
