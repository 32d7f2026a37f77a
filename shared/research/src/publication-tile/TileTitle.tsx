import { useMessages } from '@portal/i18n';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { MarkedText } from '../search-marks/MarkedText.tsx';
import { shownTitle } from './shownTitle.ts';
import { WayIn } from './WayIn.tsx';

interface TileTitleProps {
  publication: Publication;
  /** Highlighted in the title. */
  searchTerm: string;
}

export function TileTitle({ publication, searchTerm }: TileTitleProps) {
  const { t } = useMessages<ResearchMessage>();
  return (
    <WayIn edition={publication}>
      <MarkedText text={shownTitle(publication) ?? t('research.tile.untitled')} term={searchTerm} />
    </WayIn>
  );
}
