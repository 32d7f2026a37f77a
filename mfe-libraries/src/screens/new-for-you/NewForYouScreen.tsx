import { queryClient, useInfiniteQuery, useMayOpen, useQuery } from '@portal/api';
import { pages } from '@portal/contract';
import { languageStore, today, useMessages, useToday } from '@portal/i18n';
import {
  entitledParameter,
  foldedEditions,
  FollowsNothing,
  libraryPaging,
  noFilters,
  PublicationList,
  readTab,
  TabProblems,
  useEntitledChoice,
  useFoldedEditions,
  useFollowsNothing,
} from '@portal/research';
import { Link, useLocation, useNavigate, type LoaderArgs } from '@portal/router';
import { newsAtStart } from '@portal/session';
import { PageHeading, Tabs } from '@portal/ui';
import type { PublicationList as Publications } from '@portal/wire';
import { newsPeriods, type FollowedNews, type NewsPeriod } from '@portal/wire-libraries';
import { followedRatingsQuery, newPapersQuery } from '#api/newForYou.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { CoverageNews } from './CoverageNews.tsx';
import styles from './NewForYouScreen.module.css';
import { NothingNew } from './NothingNew.tsx';
import { RatingNews } from './RatingNews.tsx';

const periods = newsPeriods.map((name) => ({ name }));

/** The period of the address; without one, since the last visit. */
function readPeriod(search: string) {
  const { tab, problems } = readTab(periods, new URLSearchParams(search).getAll('since'), () => 'open');
  return { period: tab?.name ?? newsPeriods[0], problems };
}

const lengthOf = ({ records, skipped = 0 }: { records: readonly unknown[]; skipped?: number | undefined }) =>
  records.length + skipped;

/** Whether all parts are known to be empty, also outside the subscription and of what could not be read. [L-25] */
function isNothingNew(ratings: FollowedNews | undefined, papers: Publications | undefined): boolean {
  if (ratings === undefined || papers === undefined) return false;
  const { outside = 0 } = papers.pagination_metadata;
  return lengthOf(ratings) + ratings.coverage.length + lengthOf(papers) + outside === 0;
}

/** Starts the reads without waiting: the page shows placeholders. */
export function loader({ request }: LoaderArgs) {
  const { period } = readPeriod(new URL(request.url).search);
  const folded = foldedEditions(noFilters, languageStore.getState().language);
  // The lists read the same queries and report errors.
  queryClient.query(followedRatingsQuery(period, today())).catch(() => undefined);
  queryClient
    .infiniteQuery(
      newPapersQuery({ period, day: today(), parameters: { ...folded, ...entitledParameter() } }),
    )
    .catch(() => undefined);
  return null;
}

/** /new-for-you?since=: rating changes and publications on what the client follows. [L-25] */
export function Component() {
  const { t } = useMessages<LibrariesMessage>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { period, problems } = readPeriod(search);
  const followsNothing = useFollowsNothing(true);
  const titleOf = (name: NewsPeriod) => t(`libraries.newForYou.${name}`);
  return (
    <div className={styles.screen}>
      <PageHeading aside={<AtStart />}>{t('libraries.newForYou.name')}</PageHeading>
      {followsNothing ? (
        <FollowsNothing />
      ) : (
        <Tabs
          label={t('libraries.newForYou.since')}
          tabs={newsPeriods.map((id) => ({ id, label: titleOf(id) }))}
          selected={period}
          onSelect={(since) => void navigate(pages.newForYou.href({ since }), { preventScrollReset: true })}
        >
          <div className={styles.panel}>
            <TabProblems
              problems={problems}
              titleOf={(name) => titleOf(newsPeriods.find((each) => each === name) ?? period)}
              shown={titleOf(period)}
            />
            <News key={period} period={period} />
          </div>
        </Tabs>
      )}
    </div>
  );
}

/** Leads to the choice; nothing where there is none, or the start page begins with it already or is another one. */
function AtStart() {
  const { t } = useMessages<LibrariesMessage>();
  const isHomeOpen = useMayOpen(pages.home);
  const isChoiceOpen = useMayOpen(pages.mySubscription);
  if (!isHomeOpen || !isChoiceOpen || newsAtStart() !== false) return null;
  return <Link to={pages.mySubscription.href()}>{t('libraries.newForYou.atStart')}</Link>;
}

/** What is new, part by part; without anything, one line. */
function News({ period }: { period: NewsPeriod }) {
  const day = useToday();
  const parameters = { ...useFoldedEditions(noFilters), ...entitledParameter(useEntitledChoice()) };
  const { data: ratings } = useQuery(followedRatingsQuery(period, day));
  // At a first visit nothing is new: as with ratings, the last days are shown.
  const shown = period === 'last_visit' && ratings?.visited === false ? 'week' : period;
  const query = newPapersQuery({ period: shown, day, parameters });
  const { data: papers } = useInfiniteQuery(query);
  if (isNothingNew(ratings, papers?.pages[0])) return <NothingNew shown={shown} />;
  return (
    <>
      <RatingNews period={period} />
      <CoverageNews period={period} />
      <Papers query={query} />
    </>
  );
}

function Papers({ query }: { query: ReturnType<typeof newPapersQuery> }) {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <section className={styles.section} aria-labelledby="new-papers">
      <h2 id="new-papers" className={styles.title}>
        {t('libraries.newForYou.papers')}
      </h2>
      <PublicationList
        query={query}
        paging={libraryPaging}
        emptyMessage={t('libraries.newForYou.noPapers')}
        folds
      />
    </section>
  );
}
