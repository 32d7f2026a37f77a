import { useMessages } from '@portal/i18n';
import { categoryLabel, tagLabel, type FilterCategory } from '@portal/research';
import { MultiSelect } from '@portal/ui';
import type { TagOption } from '@portal/wire-libraries';
import { useMemo } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import { inOrder } from './inOrder.ts';

interface TagSelectProps {
  category: FilterCategory;
  /** Undefined while loading. */
  tags: readonly TagOption[] | undefined;
  values: readonly string[];
  onChange: (values: string[]) => void;
  loading: boolean;
  failed: boolean;
  inPanel?: boolean;
}

/** Selects tags of one category. [L-02] */
export function TagSelect({
  category,
  tags,
  values,
  onChange,
  loading,
  failed,
  inPanel = false,
}: TagSelectProps) {
  const { t, language } = useMessages<LibrariesMessage>();
  // Sorts and folds thousands of options only once per response.
  const options = useMemo(
    () =>
      inOrder(
        (tags ?? []).map((tag) => ({
          value: tag.value,
          label: tagLabel(tag, category, language),
          count: tag.count,
        })),
        category,
        language,
      ),
    [tags, category, language],
  );
  return (
    <MultiSelect
      label={t(categoryLabel(category))}
      options={options}
      values={values}
      onChange={onChange}
      loading={loading}
      failed={failed && tags === undefined}
      inPanel={inPanel}
    />
  );
}
