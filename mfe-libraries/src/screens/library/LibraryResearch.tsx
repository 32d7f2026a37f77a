import { pages, parseLanguage } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import {
  askedEntitled,
  CopyLink,
  FilterPanel,
  FilterProblems,
  libraryPaging,
  PublicationList,
  showsAllLanguages,
  SortingSelect,
  tagLabel,
  useEntitledChoice,
  useFoldedEditions,
  useFollowsNothing,
  writeFilters,
  type FilterCategory,
} from '@portal/research';
import { Link } from '@portal/router';
import { afterContent, laterPart, PageHeading, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { libraryQuery } from '#api/library.ts';
import { ActiveFilters, FiltersToRemove } from '#components/active-filters/ActiveFilters.tsx';
import { listId, SkipToList } from '#components/skip-to-list/SkipToList.tsx';
import type { LibrariesMessage } from '#messages/index.ts';
import { DidYouMean } from './DidYouMean.tsx';
import type { Library } from './libraries.ts';
import { LibraryColumns } from './LibraryColumns.tsx';
import styles from './LibraryResearch.module.css';
import { useLibraryFilters } from './useLibraryFilters.ts';
import { useLibraryTags } from './useLibraryTags.ts';

/** Filters come after what they narrow. */
const LibraryLine = laterPart(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "filters" */ './line/LibraryLine.tsx')).LibraryLine;
});

const LibraryFields = laterPart(
  async () => (await import(/* webpackChunkName: "filters" */ './LibraryFields.tsx')).LibraryFields,
);

const none: readonly string[] = [];

/** One library: its title, what it is narrowed by, and its publications. */
export function LibraryResearch({ library }: { library: Library }) {
  const { t, language } = useMessages<LibrariesMessage>();
  const { filters, problems, change, clear, clears, studyTypes, waiting } = useLibraryFilters(library);
  const folded = useFoldedEditions(filters);
  const asked = { ...folded, ...askedEntitled(useEntitledChoice()) };
  const followsNothing = useFollowsNothing(filters.myCoverage === true);
  const [hidden, setHidden] = useState<readonly string[]>(none);
  const { tagOf, unknown } = useLibraryTags(library, filters);

  function labelOf(category: FilterCategory, value: string): string {
    const named = category === 'Language' ? parseLanguage(value) : undefined;
    if (named !== undefined) return t(`research.language.${named}`);
    const tag = tagOf(category, value);
    return tag === undefined ? value : tagLabel(tag, category, language);
  }

  const narrowing = { filters, onChange: change, onClear: clear, labelOf, studyTypes };
  return (
    <div className={styles.screen}>
      <PageHeading
        lead={filters.searchTerm === '' ? undefined : t('libraries.results', { term: filters.searchTerm })}
      >
        {t(library.title)}
      </PageHeading>
      <SkipToList />
      <FilterPanel
        filters={filters}
        onChange={change}
        clears={clears}
        studyTypes={studyTypes}
        line={
          <LibraryLine
            waiting={<div className={styles.line} />}
            part={{ library, ...narrowing, onHidden: setHidden }}
          />
        }
        fields={(current, onChange) => (
          <LibraryFields
            waiting={<Skeleton height="34rem" />}
            part={{ library, filters: current, onChange }}
          />
        )}
      />
      <FilterProblems problems={[...problems, ...unknown]} />
      <ActiveFilters {...narrowing} line={{ categories: library.categories, hidden }} />
      <LibraryColumns library={library} filters={filters} folded={folded}>
        <div id={listId} tabIndex={-1} className={styles.list}>
          <PublicationList
            query={{ ...libraryQuery(library, filters, asked), enabled: !waiting }}
            paging={libraryPaging}
            folds={showsAllLanguages(filters)}
            assetClass={library.assetClass}
            searchTerm={filters.searchTerm}
            tools={
              <>
                <SortingSelect filters={filters} onChange={change} />
                <CopyLink address={library.page.path + writeFilters(filters)} />
              </>
            }
            {...(followsNothing ? { emptyMessage: t('research.follow.nothing') } : {})}
            emptyActions={
              <>
                <DidYouMean library={library} filters={filters} />
                <FiltersToRemove {...narrowing} />
              </>
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
