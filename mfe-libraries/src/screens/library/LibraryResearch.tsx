import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import {
  entitledParameter,
  FilterBar,
  LaterFieldStack,
  LaterFilterLine,
  libraryPaging,
  PublicationList,
  showsAllLanguages,
  SortingSelect,
  useEntitledChoice,
  useFoldedEditions,
  useFollowsNothing,
  writeFilters,
} from '@portal/research';
import { Link } from '@portal/router';
import { afterContent, lazyComponent, PageHeading, Skeleton, useIsNarrow } from '@portal/ui';
import { useState } from 'react';
import { libraryQuery } from '#api/library.ts';
import { useNews } from '#api/news.ts';
import { listId, SkipToList } from '#components/SkipToList.tsx';
import { LaterNews } from '#components/news/LaterNews.tsx';
import type { LibrariesMessage } from '#messages/index.ts';
import { DraftCount, LaterNothingFound, ListTotal, type CountableList } from '#lists/counts/ListCounts.tsx';
import { lineIds, type Library } from './libraries.ts';
import { LibraryActions } from './LibraryActions.tsx';
import { LibraryColumns } from './LibraryColumns.tsx';
import type { PanelName } from './side-panels/SidePanels.tsx';
import { NarrowLine } from './NarrowLine.tsx';
import styles from './LibraryResearch.module.css';
import { useLibraryFilters } from './useLibraryFilters.ts';
import { useLibraryTags } from './useLibraryTags.ts';

/** Loads after the list. */
const LibraryLine = lazyComponent(async () => {
  await afterContent();
  const code = import(/* webpackChunkName: "filters" */ './LibraryLine.tsx');
  await LaterFilterLine.ahead();
  return (await code).LibraryLine;
});

const LibraryFields = lazyComponent(async () => {
  const code = import(/* webpackChunkName: "filters" */ './fields/LibraryFields.tsx');
  await LaterFieldStack.ahead();
  return (await code).LibraryFields;
});

const ViewTabs = lazyComponent(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "views" */ './views/ViewTabs.tsx')).ViewTabs;
});

export function LibraryResearch({ library }: { library: Library }) {
  const { t } = useMessages<LibrariesMessage>();
  const isNarrow = useIsNarrow();
  const { filters, problems, change, clear, clears, studyTypes, waiting } = useLibraryFilters(library);
  const folded = useFoldedEditions(filters);
  const parameters = { ...folded, ...entitledParameter(useEntitledChoice()) };
  const query = libraryQuery(library, filters, parameters);
  const followsNothing = useFollowsNothing(filters.myCoverage === true);
  const [opened, setOpened] = useState<PanelName>();
  const { labelOf, unknown } = useLibraryTags(library, filters);

  const empty = followsNothing ? 'research.follow.nothing' : filters.onlyNew && 'libraries.new.none';
  const list: CountableList = {
    of: { library: library.name },
    filters,
    parameters,
    queryOf: (narrowed, how) => libraryQuery(library, narrowed, how),
  };
  const news = { ...useNews(query, library), filters, onChange: change };
  const latest = <LaterNews {...news} />;
  const sorting = <SortingSelect filters={filters} onChange={change} />;
  const narrowing = { filters, onChange: change, onClear: clear, labelOf, studyTypes };
  const actions = (
    <LibraryActions
      {...{ library, filters, labelOf }}
      queryOf={(paging, more) => libraryQuery(library, filters, { ...parameters, ...more, paging })}
    />
  );
  return (
    <div className={styles.screen}>
      <PageHeading
        lead={filters.searchTerm === '' ? undefined : t('libraries.results', { term: filters.searchTerm })}
        aside={
          <>
            <SkipToList />
            {isNarrow ? null : latest}
            <ViewTabs waiting={null} part={{ library, filters }} />
            {isNarrow ? null : actions}
          </>
        }
      >
        {t(library.title)}
      </PageHeading>
      <FilterBar
        {...narrowing}
        clears={clears}
        problems={[...problems, ...unknown]}
        items={lineIds(library)}
        line={(onHidden) => (
          <LibraryLine waiting={<div className={styles.line} />} part={{ library, ...narrowing, onHidden }} />
        )}
        side={
          isNarrow ? (
            <NarrowLine {...{ library, query, filters, news, sorting, actions }} onOpen={setOpened} />
          ) : undefined
        }
        apply={(draft) => <DraftCount list={list} draft={draft} />}
        fields={(current, onChange) => (
          <LibraryFields
            waiting={<Skeleton height="34rem" />}
            part={{ library, filters: current, onChange }}
          />
        )}
      />
      <LibraryColumns {...{ library, filters, folded }} panel={{ opened, onOpen: setOpened }}>
        <div id={listId} tabIndex={-1} className={styles.list}>
          <PublicationList
            query={{ ...query, enabled: !waiting }}
            paging={libraryPaging}
            folds={showsAllLanguages(filters)}
            assetClass={library.assetClass}
            searchTerm={filters.searchTerm}
            head={{
              total: (loaded) => <ListTotal list={list} {...loaded} />,
              inLine: isNarrow,
              tools: isNarrow ? latest : sorting,
            }}
            emptyMessage={empty && t(empty)}
            emptyActions={
              <LaterNothingFound
                {...narrowing}
                list={list}
                searched={{ library: library.name, path: library.page.path }}
              />
            }
          />
        </div>
        {library.page === pages.allResearch ? null : (
          <p className={styles.onward}>
            <Link to={pages.allResearch.path + writeFilters(filters)}>{t('libraries.toAllResearch')}</Link>
          </p>
        )}
      </LibraryColumns>
    </div>
  );
}
