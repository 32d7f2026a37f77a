import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { writeFilters, type FilterState } from '@portal/research';
import { Link } from '@portal/router';
import type { LibraryName } from '@portal/wire';
import { spellingQuery } from '#api/library.ts';
import type { LibrariesMessage } from '#messages/index.ts';

export interface DidYouMeanProps {
  library: LibraryName;
  path: string;
  filters: FilterState;
}

/**
 * Suggests another spelling that has results, after a search without any. Optional: renders nothing if the call fails.
 * [L-19]
 */
export function DidYouMean({ library, path, filters }: DidYouMeanProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { data } = useQuery(spellingQuery(library, filters.searchTerm));
  const suggestion = data?.suggestion ?? '';
  if (suggestion === '') return null;
  return (
    <p role="status">
      {t('libraries.suggest.similar')}:{' '}
      <Link to={path + writeFilters({ ...filters, searchTerm: suggestion })}>{suggestion}</Link>
    </p>
  );
}
