export { analystCompanies, analystCoverage, analystResearch, analystSectors } from './analyst.ts';
export { relatedResearch } from './relatedResearch.ts';
export { companyProfilePermissions, ratingHistory } from './company.ts';
export { sectorCompanies, sectorProfilePermissions } from './sector.ts';
