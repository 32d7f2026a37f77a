import { useMessages } from '@portal/i18n';
import { canClear } from '@portal/research';
import { QuietFailure } from '@portal/ui';
import { FilterLine, type FilterLineProps } from '#components/filter-line/FilterLine.tsx';
import type { LibrariesMessage } from '#messages/index.ts';
import { FilterSearch } from '../filter-search/FilterSearch.tsx';
import { useFilterReads } from '../useFilterReads.ts';
import { useLineItems, type LibraryLineProps } from './useLineItems.tsx';

/** The filters in one line. [L-02] [L-17] */
export function LibraryLine(props: LibraryLineProps & Pick<FilterLineProps, 'onClear' | 'onHidden'>) {
  const { library, filters, onChange, onClear, onHidden } = props;
  const { t } = useMessages<LibrariesMessage>();
  const reads = useFilterReads(library, filters);
  const items = useLineItems(props, reads);
  return (
    <>
      <FilterLine
        search={<FilterSearch compact library={library} filters={filters} onChange={onChange} />}
        items={items}
        onHidden={onHidden}
        onClear={canClear(filters) ? onClear : undefined}
      />
      {reads.retry === undefined ? null : (
        <QuietFailure of={t('research.filter.panel')} onRetry={reads.retry} />
      )}
    </>
  );
}
