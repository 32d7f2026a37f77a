import type { Publication, RatingChange, Tag } from '@portal/wire';
import { shownTags } from '../tag/shownTags.ts';

interface PublicationSubject {
  /** The company that a publication is about, else its sector; undefined where it has neither. */
  tag: Tag | undefined;
  /** Of the company. */
  ticker: string | undefined;
  /** What the company is rated today. */
  rating: { current: string; change: RatingChange | null } | undefined;
  analysts: Tag[];
  /** Every other tag, in the order of display. */
  rest: Tag[];
}

/** What its company is rated: its debt where a paper is on bonds alone, else its shares first. */
function ratingOf(publication: Publication): PublicationSubject['rating'] {
  const rated = [
    { current: publication.latest_equity_rating, change: publication.latest_equity_change ?? null },
    { current: publication.latest_credit_rating, change: publication.latest_credit_change ?? null },
  ];
  const inOrder =
    publication.asset_classification.value.trim() === 'Fixed Income' ? rated.toReversed() : rated;
  for (const { current, change } of inOrder) if (current) return { current, change };
  return undefined;
}

/** What a publication is about and who wrote it, apart from the tags that remain. [L-18] */
export function publicationSubject(publication: Publication): PublicationSubject {
  const tags = shownTags(publication);
  const first = (category: string) => tags.find((tag) => tag.category === category);
  const company = first('Company');
  const tickers = company === undefined ? [] : [first('TK Ticker'), first('Bloomberg Company Ticker')];
  const tag = company ?? first('Sector');
  const isAnalyst = ({ category }: Tag) => category === 'Analyst';
  return {
    tag,
    ticker: tickers.find((each) => each !== undefined)?.value,
    rating: company === undefined ? undefined : ratingOf(publication),
    analysts: tags.filter(isAnalyst),
    rest: tags.filter((each) => each !== tag && !tickers.includes(each) && !isAnalyst(each)),
  };
}
