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
  useFilters,
  writeFilters,
  type FilterCategory,
  type Restoring,
} from '@portal/research';
import type { LoaderArgs } from '@portal/router';
import { PageHeading, useIsNarrow } from '@portal/ui';
import { highlightsQuery } from '#api/highlights.ts';
import { LaterMarkAll } from '#components/news/LaterMarkAll.tsx';
import { LaterNews, showsNews } from '#components/news/LaterNews.tsx';
import { ExportButton } from '#lists/export/ExportButton.tsx';
import { DraftCount, LaterNothingFound, ListTotal } from '#lists/counts/ListCounts.tsx';
import { useListReads } from '#lists/useListReads.ts';
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

/** Languages and asset classes in the reader's language. */
function useLabels() {
  const { t } = useMessages<LibrariesMessage>();
  return (category: FilterCategory, value: string): string => {
    const language = category === 'Language' ? parseLanguage(value) : undefined;
    if (language !== undefined) return t(`research.language.${language}`);
    const quick = category === 'Asset Classification' && quickFilters.find((each) => each.value === value);
    return quick ? t(quick.label) : value;
  };
}

/** / and /todays-highlights  [H-01] to [H-06] */
export function Component() {
  const { t } = useMessages<LibrariesMessage>();
  const isNarrow = useIsNarrow();
  const day = useToday();
  const { filters, problems, change, clear, clears } = useFilters(restoring);
  const { query, list, exported, news, followsNothing } = useListReads({
    of: { date_range: { start_date: day, end_date: day } },
    marked: { name: 'highlights', day },
    filters,
    onChange: change,
    queryOf: (narrowed, how) => highlightsQuery(day, narrowed, how),
  });
  const empty = emptyDay(filters, followsNothing);
  const narrowing = { filters, onChange: change, onClear: clear, labelOf: useLabels() };
  const folds = showsAllLanguages(filters);
  const sorting = <SortingSelect filters={filters} onChange={change} />;
  const actions = (
    <>
      <CopyLink address={pages.todaysHighlights.path + writeFilters(filters)} />
      <ExportButton name="highlights" queryOf={exported} />
    </>
  );
  const ofTheDay = (
    <>
      <LaterNews {...news} />
      <DmoDownload day={day} short={isNarrow} />
      <RefreshHighlights />
    </>
  );
  const inHead = (
    <>
      {sorting}
      {actions}
    </>
  );
  return (
    <div className={styles.screen}>
      <PageHeading aside={isNarrow ? undefined : ofTheDay}>
        {t('libraries.highlights.name')} <span className={styles.day}>{formatDay(day)}</span>
      </PageHeading>
      <LaterStartNews />
      <ListFilters
        {...{ ...narrowing, clears }}
        problems={[...problems, ...unknownValues(filters, knownValues)]}
        fieldsOf={(current, onChange) => highlightsFields({ filters: current, onChange, t })}
        side={
          isNarrow ? (
            <ListLine query={query} folds={folds} view="rows" tools={sorting}>
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
        folds={folds}
        emptyMessage={empty && t(empty)}
        emptyActions={<LaterNothingFound {...narrowing} list={list} />}
        searchTerm={filters.searchTerm}
        head={{
          total: (loaded) => <ListTotal list={list} {...loaded} />,
          inLine: isNarrow,
          uncounted: showsNews(news),
          tools: isNarrow ? ofTheDay : inHead,
        }}
        ofOneDay
      />
    </div>
  );
}
