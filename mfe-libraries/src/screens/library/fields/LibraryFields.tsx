import { useMessages } from '@portal/i18n';
import { LaterFieldStack } from '@portal/research';
import { QuietFailure } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { FilterSearch } from '../filter-search/FilterSearch.tsx';
import type { LibraryFiltersProps } from './useFilterReads.ts';
import { useLibraryFields } from './useLibraryFields.tsx';

/** The filters as stacked fields, one per category. [L-02] [L-13] */
export function LibraryFields(props: LibraryFiltersProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { fields, retry } = useLibraryFields(props);
  return (
    <>
      <FilterSearch {...props} />
      <LaterFieldStack waiting={null} part={{ ...props, fields }} />
      {retry === undefined ? null : <QuietFailure of={t('research.filter.panel')} onRetry={retry} />}
    </>
  );
}
