import { useMessages } from '@portal/i18n';
import type { FoldedEditions } from '@portal/research';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Library } from '../libraries.ts';
import styles from './SidePanels.module.css';
import { RatingChanges } from './RatingChanges.tsx';
import { SelectedPublications } from './SelectedPublications.tsx';
import { SidePanel } from './SidePanel.tsx';

interface SidePanelsProps {
  library: Library;
  languages: readonly string[];
  folded: FoldedEditions;
}

/** Rating changes and selected publications. [L-10] [L-11] */
export function SidePanels({ library, languages, folded }: SidePanelsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { ratings, selected = false, assetClass } = library;
  return (
    <div className={styles.panels}>
      {ratings === undefined ? null : (
        <SidePanel title={t(ratings.title)}>
          <RatingChanges title={t(ratings.title)} source={ratings.source} assetClass={assetClass} />
        </SidePanel>
      )}
      {selected ? (
        <SidePanel title={t('libraries.selected')}>
          <SelectedPublications languages={languages} folded={folded} />
        </SidePanel>
      ) : null}
    </div>
  );
}
