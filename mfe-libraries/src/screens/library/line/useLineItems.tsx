import { formatDay, useMessages } from '@portal/i18n';
import {
  DateRangeFilter,
  isStudiesOnly,
  LanguageSelect,
  useToggleFields,
  withValues,
  type FilterCategory,
  type StudyTypes,
} from '@portal/research';
import type { LineItem } from '#components/filter-line/LineItem.ts';
import { pickerItem } from '#components/filter-line/pickerItem.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { StudiesOnly } from '../StudiesOnly.tsx';
import { TagSelect } from '../tag-select/TagSelect.tsx';
import type { LibraryFiltersProps, useFilterReads } from '../useFilterReads.ts';
import { useTagItem } from './useTagItem.tsx';

export interface LibraryLineProps extends LibraryFiltersProps {
  studyTypes: StudyTypes | undefined;
  labelOf: (category: FilterCategory, value: string) => string;
}

/** Returns the filters as line items; the last ones are the first to move to “More filters”. [L-17] */
export function useLineItems(
  props: LibraryLineProps,
  { tagsOf, offersStudies }: ReturnType<typeof useFilterReads>,
): LineItem[] {
  const { library, filters, onChange } = props;
  const tagItem = useTagItem(props);
  const tags = library.categories.map((category) =>
    tagItem(category, (inPanel) => (
      <TagSelect
        {...tagsOf(category)}
        inPanel={inPanel}
        category={category}
        values={filters.tagFilters[category] ?? []}
        onChange={(values) => onChange(withValues(filters, category, values))}
      />
    )),
  );
  const languages = tagItem('Language', (inPanel) => (
    <LanguageSelect inPanel={inPanel} filters={filters} onChange={onChange} />
  ));
  const ticks = useTickItems(props, offersStudies);
  return [...tags, useDatesItem(props), ...ticks, languages];
}

function useDatesItem({ filters, onChange }: LibraryLineProps): LineItem {
  const { t } = useMessages<LibrariesMessage>();
  const { dateRange: range } = filters;
  const days = range === undefined ? [] : [`${formatDay(range.start_date)} – ${formatDay(range.end_date)}`];
  return pickerItem(
    {
      id: 'dates',
      label: t('research.filter.period'),
      chosen: days,
      onClear: () => onChange({ ...filters, dateRange: undefined }),
      panel: (close) => <DateRangeFilter filters={filters} onChange={onChange} onDone={close} />,
      field: <DateRangeFilter filters={filters} onChange={onChange} />,
    },
    t,
  );
}

function useTickItems(
  { library, filters, onChange, studyTypes = [] }: LibraryLineProps,
  offersStudies: boolean,
): LineItem[] {
  const { t } = useMessages<LibrariesMessage>();
  const toggles = useToggleFields({ filters, onChange }).map(({ name, label, on, field }): LineItem => ({
    kind: 'tick',
    id: name,
    words: label,
    chosen: on,
    field,
  }));
  const studies: LineItem = {
    kind: 'tick',
    id: 'studies',
    words: t('research.filter.studiesOnly'),
    chosen: isStudiesOnly(filters, studyTypes),
    field: <StudiesOnly library={library} filters={filters} onChange={onChange} />,
  };
  return offersStudies ? [...toggles, studies] : toggles;
}
