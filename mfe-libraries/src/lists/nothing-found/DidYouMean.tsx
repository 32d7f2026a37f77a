import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { writeFilters, type FilterState } from '@portal/research';
import { Link } from '@portal/router';
import type { LibraryName } from '@portal/wire';
import { spellingQuery } from '#api/library.ts';
import type { LibrariesMessage } from '#messages/index.ts';

export interface DidYouMeanProps {
  library: LibraryName;
  /** Of the library's page. */
  path: string;
  filters: FilterState;
}

/**
 * Where a search found nothing: another spelling, when there is one that finds something. It is an aid: where it is not answered, what
 * was found stands as it is. [L-19]
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
