import { pages } from '@portal/contract';
import type { ServedTag, SuggestedRecord } from '@portal/wire';
import { withoutMarketSector } from '#areas/texts/search/typedReference.ts';
import { suggestTags } from '../typeahead/suggestTags.ts';

const mostOfAKind = 3;

const pageOf = {
  Company: pages.companyProfile,
  Analyst: pages.analystProfile,
  Sector: pages.sectorProfile,
} as const;

const kinds = ['Company', 'Analyst', 'Sector'] as const;

/** Tickers lead to their company. */
const categoriesOf = (kind: (typeof kinds)[number]) =>
  kind === 'Company' ? [kind, 'TK Ticker', 'Bloomberg Company Ticker'] : [kind];

/**
 * Companies, analysts and sectors with a page whose names or tickers contain the term, the best of each kind first.
 * [L-20]
 */
export function suggestRecords(
  tags: readonly ServedTag[],
  term: string,
  mayBe: (id: number) => boolean,
): SuggestedRecord[] {
  const typed = withoutMarketSector(term);
  return kinds.flatMap((kind) => {
    // No merely similar names: a panel that opens at the first letter would never be empty.
    const found = suggestTags(tags, { term: typed, categories: categoriesOf(kind), mayBe, threshold: 1 });
    const ids = new Set(found.map(({ external_id: id }) => id ?? ''));
    return [...ids]
      .slice(0, mostOfAKind)
      .flatMap((id) => tags.filter(({ external_id, category }) => external_id === id && category === kind))
      .flatMap((tag) => suggestedRecord(kind, tag));
  });
}

/** Nothing for a record without a page. */
export function suggestedRecord(kind: (typeof kinds)[number], tag: ServedTag): SuggestedRecord[] {
  const { external_id: id, value, translated_value, profile_active, inactive } = tag;
  if (id === undefined || id === null || id === '' || profile_active !== true || inactive === true) return [];
  return [{ category: kind, value, translated_value, profile_link: pageOf[kind].href({ id }) }];
}
