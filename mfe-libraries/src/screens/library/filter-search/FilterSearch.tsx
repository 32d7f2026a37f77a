import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { categoryLabel, withValues, type FilterState } from '@portal/research';
import { SuggestField, type SuggestionGroup } from '@portal/ui';
import { useState } from 'react';
import { searchedCategories, suggestionsQuery } from '#api/library.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Library } from '../libraries.ts';
import { useTagOptions } from '../useTagOptions.ts';
import { groupSuggestions } from './groupSuggestions.ts';
import type { SuggestedOption } from './suggestedOptions.ts';

interface FilterSearchProps {
  library: Library;
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  /** As tall as a button, for the filter line. @default false */
  compact?: boolean;
}

/** Groups other than categories. */
const publications = 'publications';
const similarNames = 'similar';

const keyOf = ({ category, value }: SuggestedOption) => `${category} ${value}`;

/** Finds a filter in any category, or else offers a full-text search. [L-03] */
export function FilterSearch({ library, filters, onChange, compact = false }: FilterSearchProps) {
  const { t, language } = useMessages<LibrariesMessage>();
  const [term, setTerm] = useState('');
  const { data: active } = useTagOptions(library, filters);
  const categories = searchedCategories(library.categories);
  const selected = categories.flatMap((category) => {
    const chosen = filters.tagFilters[category] ?? [];
    return (active?.[category] ?? []).filter(({ value }) => chosen.includes(value)).map(({ id }) => id);
  });
  const search = { term, categories: library.categories, filters, selected };
  const suggestions = useQuery({ ...suggestionsQuery(search), enabled: term !== '' });
  const context = { term, categories, active, filters, language };
  const { found, similar } = groupSuggestions(suggestions.data ?? [], context);

  /** Without exact matches the search comes first: Enter takes the first option, which must not be a similar name. */
  function groups(): SuggestionGroup[] {
    if (suggestions.data === undefined) return [];
    const heading = found.length > 0 ? 'libraries.suggest.publications' : 'libraries.suggest.none';
    const options = [{ value: term, label: t('libraries.suggest.search', { term }) }];
    return [
      ...found.map(({ category, options: names }) => ({
        id: category,
        label: t(categoryLabel(category)),
        options: names.map(({ value, label, count }) => ({ value, label, count })),
      })),
      { id: publications, label: t(heading, { term }), options },
      ...(similar.length === 0 ? [] : [likenesses()]),
    ];
  }

  const likenesses = (): SuggestionGroup => ({
    id: similarNames,
    label: t('libraries.suggest.similar'),
    options: similar.map((option) => ({
      value: keyOf(option),
      label: t('research.filter.chip.tag', { name: t(categoryLabel(option.category)), value: option.label }),
      count: option.count,
    })),
  });

  function handleChoose(group: string, chosen: string) {
    if (group === publications) onChange({ ...filters, searchTerm: chosen });
    const option =
      similar.find((each) => group === similarNames && keyOf(each) === chosen) ??
      found.find(({ category }) => category === group)?.options.find(({ value }) => value === chosen);
    if (option === undefined) return;
    const { category, value } = option;
    onChange(withValues(filters, category, [...(filters.tagFilters[category] ?? []), value]));
  }

  return (
    <SuggestField
      compact={compact}
      label={t('research.filter.search')}
      placeholder={t('research.filter.search.placeholder')}
      groups={groups()}
      onSearch={setTerm}
      onChoose={handleChoose}
      loading={suggestions.isLoading}
      onRetry={suggestions.isError && term !== '' ? () => void suggestions.refetch() : undefined}
    />
  );
}
