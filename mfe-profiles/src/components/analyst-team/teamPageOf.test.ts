import { teamPageOf } from './teamPageOf.ts';

test('[P-03] [P-04] the team is that of the asset class', () => {
  expect(teamPageOf('Equity')).toBe('/zkb-team?tab=Equity+Research');
  expect(teamPageOf('Fixed Income')).toBe('/zkb-team?tab=Credit+Research');
  expect(teamPageOf(undefined)).toBe('/zkb-team?tab=Equity+Research');
});
