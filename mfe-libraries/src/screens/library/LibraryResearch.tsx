import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import {
  FilterBar,
  LaterFieldStack,
  LaterFilterLine,
  libraryPaging,
  PublicationList,
  showsAllLanguages,
  SortingSelect,
  writeFilters,
} from '@portal/research';
import { Link } from '@portal/router';
import { afterContent, lazyComponent, PageHeading, Skeleton, useIsNarrow } from '@portal/ui';
import { useState, type ComponentProps } from 'react';
import { libraryQuery } from '#api/library.ts';
import { listId, SkipToList } from '#components/SkipToList.tsx';
import { LaterNews } from '#components/news/LaterNews.tsx';
import type { LibrariesMessage } from '#messages/index.ts';
import { DraftCount, LaterNothingFound, ListTotal } from '#lists/counts/ListCounts.tsx';
import { useListReads } from '#lists/useListReads.ts';
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

interface LibraryFilterBarProps extends Pick<
  ComponentProps<typeof FilterBar>,
  'filters' | 'onChange' | 'onClear' | 'labelOf' | 'studyTypes' | 'clears' | 'problems' | 'side' | 'apply'
> {
  library: Library;
}

/** The filters; their code loads after the list. [L-02] [L-17] */
function LibraryFilterBar({ library, clears, problems, side, apply, ...narrowing }: LibraryFilterBarProps) {
  return (
    <FilterBar
      {...{ ...narrowing, clears, problems, side, apply }}
      items={lineIds(library)}
      line={(onHidden) => (
        <LibraryLine waiting={<div className={styles.line} />} part={{ library, ...narrowing, onHidden }} />
      )}
      fields={(filters, onChange) => (
        <LibraryFields waiting={<Skeleton height="34rem" />} part={{ library, filters, onChange }} />
      )}
    />
  );
}

/** A library under the filters of the address: heading, filters, side panels and list. */
export function LibraryResearch({ library }: { library: Library }) {
  const { t } = useMessages<LibrariesMessage>();
  const isNarrow = useIsNarrow();
  const { filters, problems, change, clear, clears, studyTypes, waiting } = useLibraryFilters(library);
  const { folded, query, list, exported, news, followsNothing } = useListReads({
    of: { library: library.name },
    marked: library,
    filters,
    onChange: change,
    queryOf: (narrowed, how) => libraryQuery(library, narrowed, how),
  });
  const { labelOf, unknown } = useLibraryTags(library, filters);
  const [opened, setOpened] = useState<PanelName>();
  const empty = followsNothing ? 'research.follow.nothing' : filters.onlyNew && 'libraries.new.none';
  const latest = <LaterNews {...news} />;
  const sorting = <SortingSelect filters={filters} onChange={change} />;
  const narrowing = { filters, onChange: change, onClear: clear, labelOf, studyTypes };
  const actions = <LibraryActions {...{ library, filters, labelOf }} queryOf={exported} />;
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
      <LibraryFilterBar
        {...{ library, ...narrowing, clears }}
        problems={[...problems, ...unknown]}
        side={
          isNarrow ? (
            <NarrowLine {...{ library, query, filters, news, sorting, actions }} onOpen={setOpened} />
          ) : undefined
        }
        apply={(draft) => <DraftCount list={list} draft={draft} />}
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
