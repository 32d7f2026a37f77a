import { useMessages } from '@portal/i18n';
import type { FoldedEditions } from '@portal/research';
import { IconChevronRight, useIsNarrow } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Library } from '../libraries.ts';
import { RatingChanges } from './RatingChanges.tsx';
import { SelectedPublications } from './SelectedPublications.tsx';
import { SidePanel } from './SidePanel.tsx';
import panelStyles from './SidePanel.module.css';
import styles from './SidePanels.module.css';

export type PanelName = 'ratings' | 'selected';

/** The panel that is open over the page, if any. */
export interface OpenedPanel {
  opened: PanelName | undefined;
  onOpen: (panel: PanelName | undefined) => void;
}

interface SidePanelsProps extends OpenedPanel {
  library: Library;
  languages: readonly string[];
  folded: FoldedEditions;
}

export const hasSidePanels = ({ ratings, selected }: Library): boolean =>
  ratings !== undefined || selected === true;

/** Rating changes and selected publications. Narrow windows open them from the list's line. [L-10] [L-11] */
export function SidePanels({ library, languages, folded, opened, onOpen }: SidePanelsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const isNarrow = useIsNarrow();
  const { ratings, selected = false, assetClass } = library;
  const overlay = (name: PanelName) => ({
    opened: opened === name,
    onOpen: (isOpen: boolean) => onOpen(isOpen ? name : undefined),
  });
  return (
    <div className={isNarrow ? undefined : styles.panels}>
      {ratings === undefined ? null : (
        <SidePanel title={t(ratings.title)} {...overlay('ratings')}>
          <RatingChanges title={t(ratings.title)} source={ratings.source} assetClass={assetClass} />
        </SidePanel>
      )}
      {selected ? (
        <SidePanel title={t('libraries.selected')} {...overlay('selected')}>
          <SelectedPublications languages={languages} folded={folded} />
        </SidePanel>
      ) : null}
    </div>
  );
}

/** A line that opens a side panel over the page. [L-10] */
function PanelOpener({ title, onOpen }: { title: string; onOpen: () => void }) {
  return (
    <button type="button" className={panelStyles.opener} aria-haspopup="dialog" onClick={onOpen}>
      {title}
      <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Opens the side panels; they outlive it when a device is rotated. [L-10] */
export function PanelOpeners({ library, onOpen }: { library: Library } & Pick<OpenedPanel, 'onOpen'>) {
  const { t } = useMessages<LibrariesMessage>();
  const { ratings, selected = false } = library;
  return (
    <div className={styles.panels}>
      {ratings === undefined ? null : (
        <PanelOpener title={t(ratings.title)} onOpen={() => onOpen('ratings')} />
      )}
      {selected ? <PanelOpener title={t('libraries.selected')} onOpen={() => onOpen('selected')} /> : null}
    </div>
  );
}
