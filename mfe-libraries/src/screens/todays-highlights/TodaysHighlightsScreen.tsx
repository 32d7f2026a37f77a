import { queryClient } from '@portal/api';
import { languageNames, languages, pages, parseLanguage } from '@portal/contract';
import { formatDay, languageStore, today, useMessages, useToday } from '@portal/i18n';
import {
  entitledParameter,
  CopyLink,
  filtersAt,
  foldedEditions,
  libraryPaging,
  ListFilters,
  ListLine,
  PublicationList,
  showsAllLanguages,
  SortingSelect,
  unknownValues,
  useEntitledChoice,
  useFilters,
  useFoldedEditions,
  useFollowsNothing,
  writeFilters,
  type FilterCategory,
  type Restoring,
} from '@portal/research';
import type { LoaderArgs } from '@portal/router';
import { PageHeading, useIsNarrow } from '@portal/ui';
import { highlightsQuery } from '#api/highlights.ts';
import { useNews } from '#api/news.ts';
import { LaterMarkAll } from '#components/news/LaterMarkAll.tsx';
import { LaterNews, showsNews } from '#components/news/LaterNews.tsx';
import { ExportButton } from '#lists/export/ExportButton.tsx';
import {
  DraftCount,
  LaterNothingFound,
  ListTotal,
  type CountableList,
  type LoadedCount,
} from '#lists/counts/ListCounts.tsx';
import type { LibrariesMessage } from '#messages/index.ts';
import { DmoDownload } from './DmoDownload.tsx';
import { emptyDay } from './emptyDay.ts';
import { highlightsFields } from './highlightsFields.tsx';
import { quickFilters } from './quickFilters.ts';
import { RefreshHighlights } from './refresh/RefreshHighlights.tsx';
import { LaterStartNews } from './start-news/LaterStartNews.tsx';
import styles from './TodaysHighlightsScreen.module.css';

const restoring: Restoring = { assetClasses: true };

const languageValues = languages.map((language) => languageNames[language]);

/** The values of other categories are unknown here. */
const knownValues = (category: FilterCategory) => {
  if (category === 'Language') return languageValues;
  return category === 'Asset Classification' ? quickFilters.map(({ value }) => value) : undefined;
};

/** Starts the read without waiting: the page shows placeholders. */
export function loader({ request }: LoaderArgs) {
  const { filters } = filtersAt(new URL(request.url).search, restoring);
  const folded = foldedEditions(filters, languageStore.getState().language);
  // The list reads the same query and reports errors.
  const parameters = { ...folded, ...entitledParameter() };
  queryClient.infiniteQuery(highlightsQuery(today(), filters, parameters)).catch(() => undefined);
  return null;
}

/** / and /todays-highlights  [H-01] to [H-06] */
export function Component() {
  const { t } = useMessages<LibrariesMessage>();
  const { filters, problems, change, clear, clears } = useFilters(restoring);
  const parameters = { ...useFoldedEditions(filters), ...entitledParameter(useEntitledChoice()) };
  const day = useToday();
  const query = highlightsQuery(day, filters, parameters);
  const isNarrow = useIsNarrow();
  const news = { ...useNews(query, { name: 'highlights', day }), filters, onChange: change };
  const empty = emptyDay(filters, useFollowsNothing(filters.myCoverage === true));

  function labelOf(category: FilterCategory, value: string): string {
    const language = category === 'Language' ? parseLanguage(value) : undefined;
    if (language !== undefined) return t(`research.language.${language}`);
    const quick = category === 'Asset Classification' && quickFilters.find((each) => each.value === value);
    return quick ? t(quick.label) : value;
  }

  const list: CountableList = {
    of: { date_range: { start_date: day, end_date: day } },
    filters,
    parameters,
    queryOf: (narrowed, how) => highlightsQuery(day, narrowed, how),
  };
  const narrowing = { filters, onChange: change, onClear: clear, labelOf };
  const sorting = <SortingSelect filters={filters} onChange={change} />;
  const actions = (
    <>
      <CopyLink address={pages.todaysHighlights.path + writeFilters(filters)} />
      <ExportButton
        name="highlights"
        queryOf={(paging, more) => highlightsQuery(day, filters, { ...parameters, ...more, paging })}
      />
    </>
  );
  const ofTheDay = (
    <>
      <LaterNews {...news} />
      <DmoDownload day={day} short={isNarrow} />
      <RefreshHighlights />
    </>
  );
  const total = (loaded: LoadedCount) => <ListTotal list={list} {...loaded} />;
  const head = isNarrow
    ? { total, inLine: true, uncounted: showsNews(news), tools: ofTheDay }
    : {
        total,
        tools: (
          <>
            {sorting}
            {actions}
          </>
        ),
      };
  return (
    <div className={styles.screen}>
      <PageHeading aside={isNarrow ? undefined : ofTheDay}>
        {t('libraries.highlights.name')} <span className={styles.day}>{formatDay(day)}</span>
      </PageHeading>
      <LaterStartNews />
      <ListFilters
        {...narrowing}
        clears={clears}
        problems={[...problems, ...unknownValues(filters, knownValues)]}
        fieldsOf={(current, onChange) => highlightsFields({ filters: current, onChange, t })}
        side={
          isNarrow ? (
            <ListLine query={query} folds={showsAllLanguages(filters)} view="rows" tools={sorting}>
              <LaterMarkAll {...news} />
              {actions}
            </ListLine>
          ) : undefined
        }
        apply={(draft) => <DraftCount list={list} draft={draft} />}
      />
      <PublicationList
        query={query}
        paging={libraryPaging}
        folds={showsAllLanguages(filters)}
        emptyMessage={empty && t(empty)}
        emptyActions={<LaterNothingFound {...narrowing} list={list} />}
        searchTerm={filters.searchTerm}
        head={head}
        ofOneDay
      />
    </div>
  );
}
