import { pages, parseLanguage } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import {
  CopyLink,
  FilterPanel,
  FilterProblems,
  libraryPaging,
  PublicationList,
  showsAllLanguages,
  tagLabel,
  useFoldedEditions,
  useFollowsNothing,
  writeFilters,
  type FilterCategory,
} from '@portal/research';
import { Link } from '@portal/router';
import { PageHeading } from '@portal/ui';
import { libraryQuery } from '#api/library.ts';
import { ActiveFilters, FiltersToRemove } from '#components/active-filters/ActiveFilters.tsx';
import type { LibrariesMessage } from '#messages/index.ts';
import { DidYouMean } from './DidYouMean.tsx';
import type { Library } from './libraries.ts';
import { LibraryColumns } from './LibraryColumns.tsx';
import { LibraryFields } from './LibraryFields.tsx';
import styles from './LibraryResearch.module.css';
import { useLibraryFilters } from './useLibraryFilters.ts';
import { useLibraryTags } from './useLibraryTags.ts';

/** One library: its title, what it is narrowed by, and its publications. */
export function LibraryResearch({ library }: { library: Library }) {
  const { t, language } = useMessages<LibrariesMessage>();
  const { filters, problems, change, clear, clears, studyTypes, waiting } = useLibraryFilters(library);
  const folded = useFoldedEditions(filters);
  const followsNothing = useFollowsNothing(filters.myCoverage === true);
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
      <FilterPanel
        filters={filters}
        onChange={change}
        clears={clears}
        studyTypes={studyTypes}
        fields={(current, onChange) => (
          <LibraryFields library={library} filters={current} onChange={onChange} />
        )}
      />
      <FilterProblems problems={[...problems, ...unknown]} />
      <ActiveFilters {...narrowing} />
      <LibraryColumns library={library} filters={filters} folded={folded}>
        <PublicationList
          query={{ ...libraryQuery(library, filters, folded), enabled: !waiting }}
          paging={libraryPaging}
          folds={showsAllLanguages(filters)}
          assetClass={library.assetClass}
          searchTerm={filters.searchTerm}
          tools={<CopyLink address={library.page.path + writeFilters(filters)} />}
          {...(followsNothing ? { emptyMessage: t('research.follow.nothing') } : {})}
          emptyActions={
            <>
              <DidYouMean library={library} filters={filters} />
              <FiltersToRemove {...narrowing} />
            </>
          }
        />
        {library.page === pages.allResearch ? null : (
          <p>
            <Link to={pages.allResearch.path + writeFilters(filters)}>{t('libraries.toAllResearch')}</Link>
          </p>
        )}
      </LibraryColumns>
    </div>
  );
}
