import { refusalHref } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { FollowButton, tagLabel } from '@portal/research';
import { Navigate, useLocation, usePageName, useParams } from '@portal/router';
import { BackButton, BelowFirstView, PageHeading, useContentToCome } from '@portal/ui';
import { profileOutcome } from '#api/profileOutcome.ts';
import { teamPageOf } from '#components/analyst-team/teamPageOf.ts';
import { LeaveForHome } from '#components/leave-for-home/LeaveForHome.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import { AnalystCoverage } from './AnalystCoverage.tsx';
import { classOfAddress } from './analystPage.ts';
import { AnalystPerson } from './AnalystPerson.tsx';
import styles from './AnalystProfile.module.css';
import { AnalystResearch } from './AnalystResearch.tsx';
import { useAnalystReads } from './reads/useAnalystReads.ts';

/** /analyst_profile/{id} /analyst_profile/equity/{id} /analyst_profile/fixed-income/{id}  [P-04] */
export function Component() {
  const { t, language } = useMessages<ProfilesMessage>();
  const { id: ref = '' } = useParams();
  const page = { ref, assetClass: classOfAddress(useLocation().pathname) };
  const { record, person, isHeadPending } = useAnalystReads(page);
  useContentToCome(isHeadPending);
  const name = record.data === undefined ? undefined : tagLabel(record.data, 'Analyst', language);
  usePageName(name);

  const outcome = profileOutcome({
    category: 'Analyst',
    record: record.data,
    recordError: record.error,
    accessError: person.error,
  });
  if (outcome === 'unentitled')
    return <Navigate to={refusalHref('unentitled', record.error ?? person.error)} replace />;
  if (outcome === 'failed') return <Navigate to={pages.error.href({ code: '500' })} replace />;
  if (outcome === 'home') return <LeaveForHome reason="profiles.analyst.none" />;

  const ownClass = page.assetClass ?? person.data?.asset_classification?.value;
  return (
    <article key={ref} className={styles.screen}>
      <PageHeading
        kicker={<BackButton otherwise={teamPageOf(ownClass)} />}
        aside={<FollowButton record={record.data} category="Analyst" />}
      >
        {name ?? t('profiles.loading')}
      </PageHeading>
      <AnalystPerson
        name={name ?? ''}
        person={person.data}
        team={teamPageOf(ownClass)}
        onRetry={person.isError ? () => void person.refetch() : undefined}
      />
      <BelowFirstView>
        <AnalystCoverage page={page} counted={person.data?.coverage} />
        <AnalystResearch page={page} name={name} />
      </BelowFirstView>
    </article>
  );
}
