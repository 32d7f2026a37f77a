import { languages, languageNames } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { MultiSelect } from '@portal/ui';
import type { FilterState } from '../filters/FilterState.ts';
import { withValues } from '../filters/withValues.ts';
import type { ResearchMessage } from '../messages/index.ts';

interface LanguageSelectProps {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  /** Rendered inside a panel. @default false */
  inPanel?: boolean;
}

/** Filters by publication language. [I-04] [H-02] */
export function LanguageSelect({ filters, onChange, inPanel = false }: LanguageSelectProps) {
  const { t } = useMessages<ResearchMessage>();
  const options = languages.map((language) => ({
    value: languageNames[language],
    label: t(`research.language.${language}`),
  }));
  return (
    <MultiSelect
      label={t('research.filter.language')}
      options={options}
      inPanel={inPanel}
      values={filters.tagFilters.Language ?? []}
      onChange={(values) => onChange(withValues(filters, 'Language', values))}
    />
  );
}
