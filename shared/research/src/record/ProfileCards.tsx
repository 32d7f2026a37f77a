import { HoverCards } from '@portal/ui';
import type { Tag } from '@portal/wire';
import type { HTMLAttributes, ReactElement } from 'react';
import { openableId, profileLink, type ProfileAssetClass } from '../profile-link/profileLink.ts';
import { RecordCard } from './RecordCard.tsx';

interface ProfileCardsProps {
  /** What the entries of the list are about, in their order; further entries have no card. */
  tags: readonly Tag[];
  assetClass?: ProfileAssetClass | undefined;
  /** A list. */
  children: ReactElement<HTMLAttributes<Element>>;
}

/** The entry of a list that a link stands in, from 0. */
function placeOf(link: Element): number {
  const entry = link.closest('li');
  return [...(entry?.parentElement?.children ?? [])].findIndex((each) => each === entry);
}

/** Gives the links of a list of companies, sectors and analysts a card each. [P-07] */
export function ProfileCards({ tags, assetClass, children }: ProfileCardsProps) {
  function cardOf(link: Element) {
    const tag = tags[placeOf(link)];
    if (tag === undefined) return undefined;
    const [id, to] = [openableId(tag), profileLink(tag, assetClass)];
    return id === undefined || to === undefined ? undefined : <RecordCard tag={tag} id={id} to={to} />;
  }
  return <HoverCards cardOf={cardOf}>{children}</HoverCards>;
}
