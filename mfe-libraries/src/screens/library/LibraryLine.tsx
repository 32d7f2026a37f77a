import { useMessages } from '@portal/i18n';
import { LaterFilterLine, type FilterLineProps } from '@portal/research';
import { QuietFailure } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import { FilterSearch } from './filter-search/FilterSearch.tsx';
import type { Library } from './libraries.ts';
import { useLibraryFields } from './fields/useLibraryFields.tsx';

interface LibraryLineProps extends Omit<FilterLineProps, 'search' | 'fields'> {
  library: Library;
}

/** The filters in one line. [L-02] [L-17] */
export function LibraryLine({ library, ...line }: LibraryLineProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { fields, retry } = useLibraryFields({ library, ...line });
  const { filters, onChange } = line;
  const search = <FilterSearch compact {...{ library, filters, onChange }} />;
  return (
    <>
      <LaterFilterLine waiting={null} part={{ ...line, search, fields }} />
      {retry === undefined ? null : <QuietFailure of={t('research.filter.panel')} onRetry={retry} />}
    </>
  );
}
