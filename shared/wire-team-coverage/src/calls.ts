export { tagCoverage } from './coverage/tagCoverage.ts';
export { zkbTeam, zkbTeamTagFilters } from './team.ts';
