import { useMessages } from '@portal/i18n';
import type { Tag } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { profileLink, type ProfileAssetClass } from '../profileLink.ts';
import { pillHref } from '../tag/pillHref.ts';
import { tagLabel } from '../tag/tagLabel.ts';

interface TagTextProps {
  tag: Tag;
  /** False if the reader may not follow it. */
  active: boolean;
  assetClass?: ProfileAssetClass | undefined;
}

/** A tag in running text; links like a pill. [T-04] [T-06] */
export function TagText({ tag, active, assetClass }: TagTextProps) {
  const { language } = useMessages<ResearchMessage>();
  const to = pillHref({ category: tag.category, href: profileLink(tag, assetClass), active });
  const label = tagLabel(tag, tag.category, language);
  return to === undefined ? label : <PageLink to={to}>{label}</PageLink>;
}
