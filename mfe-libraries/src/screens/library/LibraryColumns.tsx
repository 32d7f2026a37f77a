import { type FilterState, type FoldedEditions, featuredQuery } from '@portal/research';
import { useIsNarrow } from '@portal/ui';
import type { LibraryName } from '@portal/wire';
import type { ReactNode } from 'react';
import { hasSidePanels, SidePanels, type OpenedPanel } from './side-panels/SidePanels.tsx';
import { FeaturedRow } from './featured/FeaturedRow.tsx';
import { showsFeatured } from './featured/showsFeatured.ts';
import type { Library } from './libraries.ts';
import styles from './LibraryColumns.module.css';

/** The newest featured publication in the chosen languages. [L-09] */
const featuredOf = (library: LibraryName, languages: readonly string[], folded: FoldedEditions) =>
  featuredQuery({
    key: ['libraries', 'featured'],
    page: library,
    filters: { Language: [...languages] },
    limit: 1,
    ...folded,
  });

interface LibraryColumnsProps {
  library: Library;
  filters: FilterState;
  folded: FoldedEditions;
  panel: OpenedPanel;
  children: ReactNode;
}

/** A list with its side panels; in narrow windows these come first, as buttons. */
export function LibraryColumns({ library, filters, folded, panel, children }: LibraryColumnsProps) {
  const isNarrow = useIsNarrow();
  const { name, featured = false } = library;
  const languages = filters.tagFilters.Language ?? [];
  const hasSide = hasSidePanels(library);
  const side = hasSide ? <SidePanels {...{ library, languages, folded, ...panel }} /> : null;
  return (
    <div className={hasSide ? styles.columns : undefined}>
      {isNarrow ? side : null}
      <div className={styles.research}>
        {featured && showsFeatured(filters) ? (
          <FeaturedRow query={featuredOf(name, languages, folded)} />
        ) : null}
        {children}
      </div>
      {isNarrow || side === null ? null : <div className={styles.side}>{side}</div>}
    </div>
  );
}
