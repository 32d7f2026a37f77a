export { analystCompanies, analystCoverage, analystResearch, analystSectors } from './analyst/analyst.ts';
