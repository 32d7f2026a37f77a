export { analystCompanies, analystCoverage, analystResearch, analystSectors } from './analyst/analyst.ts';
export { relatedResearch } from './relatedResearch.ts';
