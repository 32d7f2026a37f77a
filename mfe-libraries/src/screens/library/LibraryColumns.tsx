import { type FilterState, type FoldedEditions } from '@portal/research';
import { useIsNarrow } from '@portal/ui';
import type { ReactNode } from 'react';
import { featuredOf } from '#api/featured.ts';
import { SidePanels } from './side-panels/SidePanels.tsx';
import { FeaturedRow } from './featured/FeaturedRow.tsx';
import { showsFeatured } from './featured/showsFeatured.ts';
import type { Library } from './libraries.ts';
import styles from './LibraryColumns.module.css';

interface LibraryColumnsProps {
  library: Library;
  filters: FilterState;
  folded: FoldedEditions;
  /** The list of publications. */
  children: ReactNode;
}

/** A list with what stands next to and above it; in a narrow window the side comes first, as buttons. */
export function LibraryColumns({ library, filters, folded, children }: LibraryColumnsProps) {
  const isNarrow = useIsNarrow();
  const { name, ratings, featured = false, selected = false } = library;
  const languages = filters.tagFilters.Language ?? [];
  const hasSide = ratings !== undefined || selected;
  const side = hasSide ? <SidePanels library={library} languages={languages} folded={folded} /> : null;
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
