import { useMessages } from '@portal/i18n';
import { DateRangeFilter, LanguageSelect, ToggleFields, withValues } from '@portal/research';
import { QuietFailure } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { FilterSearch } from './filter-search/FilterSearch.tsx';
import styles from './LibraryFields.module.css';
import { StudiesOnly } from './StudiesOnly.tsx';
import { TagSelect } from './tag-select/TagSelect.tsx';
import { useFilterReads, type LibraryFiltersProps } from './useFilterReads.ts';

/** The filters as stacked fields, one per category. [L-02] [L-13] */
export function LibraryFields({ library, filters, onChange }: LibraryFiltersProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { tagsOf, retry } = useFilterReads(library, filters);
  return (
    <div className={styles.fields}>
      <FilterSearch library={library} filters={filters} onChange={onChange} />
      {library.categories.map((category) => (
        <TagSelect
          key={category}
          {...tagsOf(category)}
          category={category}
          values={filters.tagFilters[category] ?? []}
          onChange={(values) => onChange(withValues(filters, category, values))}
        />
      ))}
      <LanguageSelect filters={filters} onChange={onChange} />
      <DateRangeFilter filters={filters} onChange={onChange} />
      {library.studies === true ? (
        <StudiesOnly library={library} filters={filters} onChange={onChange} />
      ) : null}
      <ToggleFields filters={filters} onChange={onChange} />
      {retry === undefined ? null : <QuietFailure of={t('research.filter.panel')} onRetry={retry} />}
    </div>
  );
}
