import type { Publication } from '@portal/wire';
import type { ProfileAssetClass } from '../profileLink.ts';
import { ProfileCards } from '../record/ProfileCards.tsx';
import { shownTags } from './shownTags.ts';
import { TagList } from './TagList.tsx';

interface TagPillsProps {
  publication: Publication;
  assetClass?: ProfileAssetClass | undefined;
}

/** A publication's tags as pills with cards; not links without entitlement. [T-01] [P-07] */
export function TagPills({ publication, assetClass }: TagPillsProps) {
  const tags = shownTags(publication);
  return (
    <ProfileCards tags={tags} assetClass={assetClass}>
      <div>
        <TagList tags={tags} active={publication.entitled} assetClass={assetClass} />
      </div>
    </ProfileCards>
  );
}
