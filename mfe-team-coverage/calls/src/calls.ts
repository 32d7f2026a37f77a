export * from './coverage/tagCoverage.ts';
export * from './team.ts';
