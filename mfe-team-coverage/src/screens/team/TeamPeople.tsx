import { ApiError, failureMessage, useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { LeftOut, tagLabel } from '@portal/research';
import { EmptyNotice, ErrorPanel, QuietFailure, Skeleton } from '@portal/ui';
import { teamQuery, teamTagsQuery } from '#api/team.ts';
import type { TeamCoverageMessage } from '#messages/index.ts';
import { MemberTile } from './MemberTile.tsx';
import type { TeamProblem } from './teamAddress.ts';
import { TeamFilter } from './TeamFilter.tsx';
import { TeamProblems } from './TeamProblems.tsx';
import styles from './TeamScreen.module.css';
import type { TeamTab } from './teamTabs.ts';

interface TeamPeopleProps {
  tab: TeamTab;
  values: readonly string[];
  problems: readonly TeamProblem[];
  onFilter: (values: string[]) => void;
}

export function TeamPeople({ tab, values, problems, onFilter }: TeamPeopleProps) {
  const { t, language } = useMessages<TeamCoverageMessage>();
  const tags = useQuery(teamTagsQuery(tab));
  const options = tags.data?.[tab.category];
  const unknown =
    options === undefined ? [] : values.filter((value) => !options.some((tag) => tag.value === value));
  const labelOf = (value: string) => {
    const tag = options?.find((each) => each.value === value);
    return tag === undefined ? value : tagLabel(tag, tab.category, language);
  };
  return (
    <div className={styles.panel}>
      <TeamProblems
        problems={[...problems, ...unknown.map((value) => ({ kind: 'unknownValue', value }) as const)]}
      />
      <TeamFilter
        label={t(tab.categoryTitle)}
        options={options?.map(({ value, count }) => ({ value, label: labelOf(value), count }))}
        values={values}
        labelOf={labelOf}
        failed={tags.isError}
        onChange={onFilter}
      />
      {tags.isError ? <QuietFailure of={t(tab.categoryTitle)} onRetry={() => void tags.refetch()} /> : null}
      <People tab={tab} values={values} />
    </div>
  );
}

function People({ tab, values }: Pick<TeamPeopleProps, 'tab' | 'values'>) {
  const { t } = useMessages<TeamCoverageMessage>();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(teamQuery(tab, values));
  if (data === undefined && error instanceof ApiError && error.kind === 'forbidden')
    return <EmptyNotice>{t('research.tile.notIncluded')}</EmptyNotice>;
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
  return (
    <section aria-label={t(tab.title)} aria-busy={isPlaceholderData || undefined} className={styles.people}>
      {error === null ? null : <QuietFailure onRetry={() => void refetch()} />}
      {records.length === 0 ? (
        <EmptyNotice>{t(tab.empty)}</EmptyNotice>
      ) : (
        <p role="status" className={styles.count}>
          {t('teamCoverage.team.count', { count: records.length })}
        </p>
      )}
      <LeftOut of={[data]} />
      {records.length === 0 ? null : (
        <ul className={styles.tiles}>
          {records.map((member) => (
            <li key={`${member.external_id} ${member.name} ${member.email}`}>
              <MemberTile member={member} withProfile={tab.profiles} />
            </li>
          ))}
        </ul>
      )}
    </section>
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
