export * from './analyst.ts';
export * from './company.ts';
export * from './relatedResearch.ts';
export * from './sector.ts';
