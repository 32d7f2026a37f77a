import { featuredQuery, type FoldedEditions } from '@portal/research';
import type { LibraryName } from '@portal/wire';

/** The newest publication that a library features, in the languages chosen. [L-09] */
export const featuredOf = (library: LibraryName, languages: readonly string[], folded: FoldedEditions) =>
  featuredQuery({
    key: ['libraries', 'featured'],
    page: library,
    filters: { Language: [...languages] },
    limit: 1,
    ...folded,
  });
