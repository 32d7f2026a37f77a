import { parseLanguage } from '@portal/contract';
import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import {
  activeFilters,
  canClear,
  clearedFilters,
  FilterChips,
  FilterPanel,
  FilterProblems,
  libraryPaging,
  PublicationList,
  tagLabel,
  useFilters,
  withoutFilter,
  type FilterCategory,
} from '@portal/research';
import { Button, PageHeading } from '@portal/ui';
import { libraryQuery, tagOptionsQuery } from '#api/library.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { restoringOf, type Library } from './libraries.ts';
import { LibraryFields } from './LibraryFields.tsx';
import styles from './LibraryResearch.module.css';

/** One library: its title, what it is narrowed by, and its publications. */
export function LibraryResearch({ library }: { library: Library }) {
  const { t, language } = useMessages<LibrariesMessage>();
  const { filters, problems, change } = useFilters(restoringOf(library));
  const active = activeFilters(filters);
  const { data: tags } = useQuery(tagOptionsQuery(library, filters.tagFilters));

  function labelOf(category: FilterCategory, value: string): string {
    const named = category === 'Language' ? parseLanguage(value) : undefined;
    if (named !== undefined) return t(`research.language.${named}`);
    const tag = tags?.[category]?.find((each) => each.value === value);
    return tag === undefined ? value : tagLabel(tag, category, language);
  }

  const chips = (label: string) => (
    <FilterChips
      label={label}
      filters={active}
      labelOf={labelOf}
      onRemove={(filter) => change(withoutFilter(filters, filter))}
    />
  );

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
        fields={(current, onChange) => (
          <LibraryFields library={library} filters={current} onChange={onChange} />
        )}
      />
      <FilterProblems problems={problems} />
      {active.length > 0 ? (
        <div className={styles.active}>
          {chips(t('research.filter.active'))}
          {canClear(filters) ? (
            <Button variant="quiet" onClick={() => change(clearedFilters(filters))}>
              {t('research.filter.clear')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <PublicationList
        query={libraryQuery(library, filters)}
        paging={libraryPaging}
        assetClass={library.assetClass}
        emptyActions={
          active.length > 0 ? (
            <div className={styles.help}>
              <p>{t('research.list.emptyHelp')}</p>
              {chips(t('research.list.emptyHelp'))}
            </div>
          ) : undefined
        }
      />
    </div>
  );
}
