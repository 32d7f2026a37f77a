import { calls } from '@portal/wire';
import { profileCalls } from '@portal/wire-profiles';
import { teamCoverageCalls } from '@portal/wire-team-coverage';
import { firstPage, inventedRef, type AskedCall, type KnownFacts } from './AskedCall.ts';

export const peopleCalls = (tab: string): AskedCall[] => [
  {
    call: teamCoverageCalls.tagCoverage,
    query: { asset_classification: 'Equity' },
    without: 'Coverage says that it could not be loaded.',
  },
  {
    call: teamCoverageCalls.zkbTeam,
    query: { team: 'Equity Research', portal_tab_name: tab },
    without: 'Team says that it could not be loaded.',
  },
  {
    call: teamCoverageCalls.zkbTeamTagFilters,
    query: { team: 'Equity Research', portal_tab_name: tab, categories: 'Sector' },
    without: 'Team has no filter.',
  },
  {
    call: profileCalls.sectorProfilePermissions,
    query: { Id: inventedRef },
    without: 'The profiles of sectors say that access could not be checked.',
  },
  {
    call: profileCalls.sectorCompanies,
    query: { ref: inventedRef, asset_classification: 'Equity', page: '1', page_size: '10' },
    without: 'The profiles of sectors show no companies.',
  },
  {
    call: profileCalls.analystCoverage,
    query: { ref: inventedRef },
    without: 'The profiles of analysts do not open.',
  },
];

export const companyCalls = ({ company: { ref, name } }: KnownFacts): AskedCall[] => [
  {
    call: calls.tagsByRef,
    query: { ref },
    without: 'The profiles of companies, sectors and analysts do not open.',
  },
  {
    call: profileCalls.companyProfilePermissions,
    query: { Id: ref },
    without: 'The profiles of companies show no tab.',
  },
  {
    call: profileCalls.relatedResearch,
    query: { ...firstPage, tag_filters: JSON.stringify({ Company: [name] }), page_name: 'company' },
    without: 'The profiles of companies and sectors show no research.',
  },
  {
    call: profileCalls.ratingHistory,
    query: { ref },
    without: 'The profiles of companies show no rating history.',
  },
];
