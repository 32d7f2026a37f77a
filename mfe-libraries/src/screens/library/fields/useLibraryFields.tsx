import { useMessages } from '@portal/i18n';
import {
  isStudiesOnly,
  LanguageSelect,
  toggleBoxes,
  withValues,
  type LineField,
  type StudyTypes,
} from '@portal/research';
import type { LibrariesMessage } from '#messages/index.ts';
import { StudiesOnly } from './StudiesOnly.tsx';
import { TagSelect } from '../tag-select/TagSelect.tsx';
import { useFilterReads, type LibraryFiltersProps } from './useFilterReads.ts';

interface Filtered extends LibraryFiltersProps {
  studyTypes?: StudyTypes | undefined;
}

/** The filters of a library, with a retry if loading their options failed. [L-02] [L-17] */
export function useLibraryFields({ library, filters, onChange, studyTypes = [] }: Filtered) {
  const { t } = useMessages<LibrariesMessage>();
  const { tagsOf, offersStudies, retry } = useFilterReads(library, filters);
  const fields: LineField[] = library.categories.map((category) => ({
    kind: 'values',
    category,
    field: (close) => (
      <TagSelect
        {...tagsOf(category)}
        inPanel={close !== undefined}
        category={category}
        values={filters.tagFilters[category] ?? []}
        onChange={(values) => onChange(withValues(filters, category, values))}
      />
    ),
  }));
  fields.push({ kind: 'dates' }, { kind: 'toggles', names: toggleBoxes });
  if (offersStudies)
    fields.push({
      kind: 'tick',
      id: 'studies',
      label: t('research.filter.studiesOnly'),
      on: isStudiesOnly(filters, studyTypes),
      field: <StudiesOnly library={library} filters={filters} onChange={onChange} />,
    });
  fields.push({
    kind: 'values',
    category: 'Language',
    field: (close) => <LanguageSelect inPanel={close !== undefined} filters={filters} onChange={onChange} />,
  });
  return { fields, retry };
}
