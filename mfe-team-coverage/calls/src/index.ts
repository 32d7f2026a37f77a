export * as teamCoverageCalls from './calls.ts';
export {
  type CoverageClass,
  type CoverageList,
  type CoverageSector,
  type CoveredCompany,
  type CurrentRating,
} from './coverage/tagCoverage.ts';
export { zkbTeams, type ServedTeamMember, type TeamMember, type ZkbTeam } from './teamMember.ts';
