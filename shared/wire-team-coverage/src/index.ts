export * as teamCoverageCalls from './calls.ts';
export {
  coverageClasses,
  type CoverageClass,
  type CoverageList,
  type CoverageSector,
  type CoveredCompany,
  type HeldRating,
} from './coverage/tagCoverage.ts';
export { zkbTeams, type ServedTeamMember, type TeamMember, type TeamTag, type ZkbTeam } from './team/team.ts';
