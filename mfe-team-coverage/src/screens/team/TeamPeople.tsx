import { ApiError, failureMessage, useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import {
  categoryLabel,
  SkippedRecords,
  noFilters,
  NotIncluded,
  tagLabel,
  unknownValues,
  type FilterReading,
  type FilterState,
} from '@portal/research';
import {
  breakpoints,
  Button,
  EmptyNotice,
  ErrorPanel,
  QuietFailure,
  Skeleton,
  useIsNarrow,
} from '@portal/ui';
import type { TeamMember } from '@portal/wire-team-coverage';
import { useState } from 'react';
import { teamQuery, teamTagsQuery } from '#api/team.ts';
import type { TeamCoverageMessage } from '#messages/index.ts';
import { matchMembers } from './matchMembers.ts';
import { MemberTile } from './MemberTile.tsx';
import { TeamFilter } from './TeamFilter.tsx';
import { TeamList } from './TeamList.tsx';
import styles from './TeamScreen.module.css';
import type { TeamTab } from './teamTabs.ts';
import { useTeamSearch } from './useTeamSearch.ts';

const none: readonly string[] = [];

interface TeamPeopleProps extends FilterReading {
  tab: TeamTab;
  onFilter: (filters: FilterState) => void;
}

export function TeamPeople({ tab, filters, problems, onFilter }: TeamPeopleProps) {
  const { t, language } = useMessages<TeamCoverageMessage>();
  const { search, setSearch } = useTeamSearch(tab, filters);
  const [clears, setClears] = useState(0);
  const tags = useQuery(teamTagsQuery(tab));
  const { category } = tab;
  const options = tags.data?.[category];
  const unknown = unknownValues(filters, () => options?.map(({ value }) => value));
  const values = filters.tagFilters[category] ?? none;

  function labelOf(_: string, value: string): string {
    const tag = options?.find((each) => each.value === value);
    return tag === undefined ? value : tagLabel(tag, category, language);
  }

  function handleChange(next: FilterState) {
    setSearch(next.searchTerm);
    onFilter(next);
  }

  function handleClear() {
    setClears(clears + 1);
    handleChange(noFilters);
  }

  return (
    <div className={styles.panel}>
      <TeamFilter
        category={category}
        filters={{ ...filters, searchTerm: search }}
        problems={[...problems, ...unknown]}
        options={options?.map(({ value, count }) => ({ value, label: labelOf(category, value), count }))}
        labelOf={labelOf}
        failed={tags.isError}
        onChange={handleChange}
        onClear={handleClear}
        clears={clears}
        onSearch={setSearch}
      />
      {tags.isError ? (
        <QuietFailure of={t(categoryLabel(category))} onRetry={() => void tags.refetch()} />
      ) : null}
      <People tab={tab} values={values} search={search} onClear={handleClear} />
    </div>
  );
}

interface PeopleProps {
  tab: TeamTab;
  values: readonly string[];
  search: string;
  onClear: () => void;
}

function People({ tab, values, search, onClear }: PeopleProps) {
  const { t } = useMessages<TeamCoverageMessage>();
  const isPhone = useIsNarrow(breakpoints.phone);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(teamQuery(tab, values));
  if (data === undefined && error instanceof ApiError && error.kind === 'forbidden') return <NotIncluded />;
  if (data === undefined && error !== null)
    return (
      <ErrorPanel
        title={t('teamCoverage.team.failed')}
        text={t(failureMessage(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data === undefined) return <Placeholders />;
  const { records } = data;
  const members = matchMembers(records, search);
  return (
    <section aria-label={t(tab.title)} aria-busy={isPlaceholderData || undefined} className={styles.people}>
      {error === null ? null : <QuietFailure onRetry={() => void refetch()} />}
      {members.length === 0 ? (
        <EmptyNotice
          next={
            <Button variant="secondary" onClick={onClear}>
              {t('research.filter.clear')}
            </Button>
          }
        >
          {records.length === 0 ? t(tab.empty) : t('teamCoverage.team.noMatch', { search: search.trim() })}
        </EmptyNotice>
      ) : (
        <p role="status" className={styles.count}>
          {t('teamCoverage.team.count', { count: members.length })}
        </p>
      )}
      <SkippedRecords of={[data]} />
      {isPhone ? (
        <TeamList members={members} tab={tab} values={values} />
      ) : (
        <TeamTiles members={members} tab={tab} />
      )}
    </section>
  );
}

function TeamTiles({ members, tab }: { members: readonly TeamMember[]; tab: TeamTab }) {
  if (members.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {members.map((member) => (
        <li key={`${member.external_id} ${member.name} ${member.email}`}>
          <MemberTile member={member} withProfile={tab.profiles} />
        </li>
      ))}
    </ul>
  );
}

const placeholders = [0, 1, 2, 3, 4, 5];

function Placeholders() {
  const { t } = useMessages<TeamCoverageMessage>();
  return (
    <div className={styles.people} aria-busy="true">
      <p role="status" className={styles.count}>
        {t('common.loading')}
      </p>
      <div className={styles.tiles}>
        {placeholders.map((place) => (
          <Skeleton key={place} height="22rem" />
        ))}
      </div>
    </div>
  );
}
