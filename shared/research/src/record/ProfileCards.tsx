import { HoverCards, lazyComponent, Skeleton } from '@portal/ui';
import type { Tag } from '@portal/wire';
import type { HTMLAttributes, ReactElement } from 'react';
import { openableId, profileLink, type ProfileAssetClass } from '../profileLink.ts';

/** Loaded with the first card. */
const RecordCard = lazyComponent(
  async () => (await import(/* webpackChunkName: "profile-card" */ './RecordCard.tsx')).RecordCard,
  { silent: true },
);

interface ProfileCardsProps {
  /** Links to these tags' profiles get a card. */
  tags: readonly Tag[];
  assetClass?: ProfileAssetClass | undefined;
  /** One element that contains the links. */
  children: ReactElement<HTMLAttributes<Element>>;
}

/** Adds hover cards to links to companies, sectors and analysts. [P-07] */
export function ProfileCards({ tags, assetClass, children }: ProfileCardsProps) {
  function cardOf(link: Element) {
    const address = link.getAttribute('href');
    const tag = tags.find((each) => profileLink(each, assetClass) === address);
    if (tag === undefined) return undefined;
    const id = openableId(tag);
    const to = profileLink(tag, assetClass);
    if (id === undefined || to === undefined) return undefined;
    const waiting = (
      <>
        <strong>{link.textContent}</strong>
        <Skeleton height="3.5rem" />
      </>
    );
    return <RecordCard waiting={waiting} part={{ tag, id, to }} />;
  }
  return <HoverCards cardOf={cardOf}>{children}</HoverCards>;
}
