import {
  asRecords,
  readCall,
  served,
  optional,
  json,
  skippedSchema,
  listAnswer,
  plainText,
  tagFields,
  tagFiltersSchema,
  tagMapReading,
  tagSchema,
  withTagId,
  z,
} from '@portal/wire';
import { teamMemberReading, teamMemberSchema, zkbTeams } from './teamMember.ts';

/** The team, with the name of its tab. */
const teamQuery = { team: z.enum(zkbTeams), portal_tab_name: z.optional(plainText(100)) };

export const zkbTeam = readCall({
  path: 'zkb_team',
  reading: listAnswer(
    z.pipe(asRecords, z.object({ records: z.array(teamMemberReading), skipped: skippedSchema })),
  ),
  served: () =>
    served({
      summary: 'The people of a team, in its own order; 403 without the tab of the team.',
      query: z.object({ ...teamQuery, tag_filters: z.optional(json(tagFiltersSchema)) }),
      answer: z.object({ records: z.array(teamMemberSchema), skipped: skippedSchema }),
      sample: {
        team: 'Equity Research',
        portal_tab_name: 'team_equity_research_tab',
        tag_filters: { Sector: ['Software'] },
      },
      known: { portal_tab_name: 'tab' },
      without: 'Team says that it could not be loaded.',
    }),
});

const teamTagReading = z.pipe(
  z.object({ ...tagFields, count: optional('count', z.int(), undefined) }),
  z.transform(withTagId),
);

export const zkbTeamTagFilters = readCall({
  path: 'zkb_team_tag_filters',
  reading: listAnswer(tagMapReading(teamTagReading)),
  beyond: ['team', 'portal_tab_name'],
  served: () =>
    served({
      summary:
        'What a team can be filtered by, by category, each tag with the number of people who have it; 403 without the tab of the team.',
      query: z.object({ ...teamQuery, categories: plainText(1000).check(z.minLength(1)) }),
      answer: z.record(z.string(), z.array(z.extend(tagSchema, { count: z.int() }))),
      sample: {
        team: 'Equity Research',
        portal_tab_name: 'team_equity_research_tab',
        categories: 'Sector',
      },
      known: { portal_tab_name: 'tab' },
      without: 'Team has no filter.',
    }),
});
