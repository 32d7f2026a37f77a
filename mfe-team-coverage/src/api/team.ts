import { api, queryOptions, readQuery } from '@portal/api';
import type { TagFilters } from '@portal/wire';
import { teamCoverageCalls, type ZkbTeam } from '@portal/wire-team-coverage';

export interface TeamSource {
  team: ZkbTeam;
  /** The portal's name of the tab. */
  access: string;
  /** The only category to filter by. */
  category: string;
}

/** Team members with any of the values; the previous ones stay while loading. [C-04] [C-05] */
export const teamQuery = ({ team, access, category }: TeamSource, values: readonly string[]) => {
  const tag_filters: TagFilters = values.length === 0 ? {} : { [category]: [...values] };
  return queryOptions({
    queryKey: ['team-coverage', 'team', team, tag_filters],
    queryFn: ({ signal }) =>
      api.call(teamCoverageCalls.zkbTeam, { query: { team, portal_tab_name: access, tag_filters }, signal }),
    placeholderData: (previous, query) => (query?.queryKey[2] === team ? previous : undefined),
  });
};

/** The values to filter by. [C-05] */
export const teamTagsQuery = ({ team, access, category }: TeamSource) => ({
  ...readQuery(
    teamCoverageCalls.zkbTeamTagFilters,
    { team, portal_tab_name: access, categories: category },
    'team-coverage',
  ),
  staleTime: 600_000,
});
