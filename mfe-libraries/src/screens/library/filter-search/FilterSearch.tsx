import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { categoryLabel, withValues, type FilterCategory, type FilterState } from '@portal/research';
import { SuggestField } from '@portal/ui';
import { useState } from 'react';
import { searchedCategories, suggestionsQuery, tagOptionsQuery } from '#api/library.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import { groupSuggestions } from './groupSuggestions.ts';
import type { Library } from './libraries.ts';

interface FilterSearchProps {
  library: Library;
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

/** One field that finds a filter in whatever category it is. [L-03] */
export function FilterSearch({ library, filters, onChange }: FilterSearchProps) {
  const { t, language } = useMessages<LibrariesMessage>();
  const [term, setTerm] = useState('');
  const { data: active } = useQuery(tagOptionsQuery(library, filters));
  const categories = searchedCategories(library.categories);
  const selected = categories.flatMap((category) => {
    const chosen = filters.tagFilters[category] ?? [];
    return (active?.[category] ?? []).filter(({ value }) => chosen.includes(value)).map(({ id }) => id);
  });
  const search = { term, categories: library.categories, filters, selected };
  const suggestions = useQuery({ ...suggestionsQuery(search), enabled: term !== '' });
  const groups = groupSuggestions(suggestions.data ?? [], { categories, active, filters, language });

  function handleChoose(group: string, value: string) {
    const category: FilterCategory | undefined = categories.find((each) => each === group);
    if (category === undefined) return;
    onChange(withValues(filters, category, [...(filters.tagFilters[category] ?? []), value]));
  }

  return (
    <SuggestField
      label={t('research.filter.search')}
      placeholder={t('research.filter.search.placeholder')}
      groups={groups.map(({ category, options }) => ({
        id: category,
        label: t(categoryLabel(category)),
        options,
      }))}
      onSearch={setTerm}
      onChoose={handleChoose}
      loading={suggestions.isLoading}
      onRetry={suggestions.isError && term !== '' ? () => void suggestions.refetch() : undefined}
    />
  );
}
