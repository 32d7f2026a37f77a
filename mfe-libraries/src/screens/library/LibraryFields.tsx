import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import {
  DateRangeFilter,
  LanguageSelect,
  MyCoverageFilter,
  SortingSelect,
  withValues,
  type FilterState,
} from '@portal/research';
import { QuietFailure } from '@portal/ui';
import { studiesQuery } from '#api/library.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { FilterSearch } from './filter-search/FilterSearch.tsx';
import type { Library } from './libraries.ts';
import styles from './LibraryFields.module.css';
import { StudiesOnly } from './StudiesOnly.tsx';
import { TagSelect } from './tag-select/TagSelect.tsx';
import { useTagOptions } from './useTagOptions.ts';

interface LibraryFieldsProps {
  library: Library;
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

/** The fields by which a library is narrowed and sorted: one for each category of its tags. [L-02] */
export function LibraryFields({ library, filters, onChange }: LibraryFieldsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const tags = useTagOptions(library, filters);
  const studies = useQuery({ ...studiesQuery(library.name), enabled: library.studies === true });
  const failed = [tags, studies].filter(({ isError }) => isError);
  return (
    <>
      <div className={styles.fields}>
        <FilterSearch library={library} filters={filters} onChange={onChange} />
        {library.categories.map((category) => (
          <TagSelect
            key={category}
            category={category}
            tags={tags.data?.[category]}
            values={filters.tagFilters[category] ?? []}
            onChange={(values) => onChange(withValues(filters, category, values))}
            loading={tags.isPending}
            failed={tags.isError}
          />
        ))}
        <LanguageSelect filters={filters} onChange={onChange} />
        <DateRangeFilter filters={filters} onChange={onChange} />
      </div>
      <div className={styles.order}>
        <div>
          <div className={styles.ticks}>
            {library.studies === true ? (
              <StudiesOnly library={library} filters={filters} onChange={onChange} />
            ) : null}
            <MyCoverageFilter
              on={filters.myCoverage === true}
              onChange={(on) => onChange({ ...filters, myCoverage: on ? true : undefined })}
            />
          </div>
          {failed.length === 0 ? null : (
            <QuietFailure
              of={t('research.filter.panel')}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            />
          )}
        </div>
        <SortingSelect filters={filters} onChange={onChange} />
      </div>
    </>
  );
}
