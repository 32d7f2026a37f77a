import sectors from '#seed/words/sectors.json' with { type: 'json' };

/** A call that is measured at each size; `turn` makes an address that was not asked before. */
export interface GrowthCall {
  name: string;
  /** Relative to the API base. */
  path: (turn: number) => string;
  /** Goal from 100,000 to 1,000,000 publications; undefined: none. */
  most?: number;
}

const list = (turn: number, more: Record<string, string>) => {
  const page = { component_name: 'library', fold_editions: 'English', entitled: 'auto', page: '1' };
  const size = { limit: String(200 + (turn % 100)), page_size: '50' };
  return new URLSearchParams({ ...page, ...size, ...more }).toString();
};

const words =
  'outlook margin orders dividend guidance yield hydrogen pricing costs inflation demand liquidity'.split(
    ' ',
  );
const of = (choice: readonly string[], turn: number) => choice[turn % choice.length] ?? '';
const tags = (turn: number) => JSON.stringify({ Sector: [sectors[turn % sectors.length]?.en ?? ''] });
const categories = 'Sector;Company;Analyst;Aggregated Publication Type;Publication Type';

/** Lists count what is new, too: the client's last visit ended a day ago. */
export const growthCalls: readonly GrowthCall[] = [
  {
    name: 'A page of a list, with the count of new ones',
    path: (turn) => `/equities_documents?${list(turn, { library: 'equities', order: 'desc' })}`,
    most: 1.5,
  },
  {
    name: 'A page of a list with a filter',
    path: (turn) =>
      `/equities_documents?${list(turn, { library: 'equities', order: 'desc', tag_filters: tags(turn) })}`,
    most: 1.5,
  },
  {
    name: 'A page of a search',
    path: (turn) =>
      `/all_research_documents?${list(turn, { library: 'allresearch', search_term: of(words, turn) })}`,
  },
  {
    name: 'A suggestion while typing',
    path: (turn) =>
      `/search_suggestions?search_term=${of(words, turn).slice(0, 2 + (turn % 4))}&language=English`,
    most: 1.5,
  },
  { name: 'Coverage', path: () => '/tag_coverage?asset_classification=Equity', most: 1.5 },
  {
    name: 'Filters of a library',
    path: () => `/equities_tag_filters?categories=${categories}&active_only=true&fold_editions=English`,
    most: 5,
  },
  {
    name: 'Filters of a library with a filter',
    path: (turn) =>
      `/equities_tag_filters?${new URLSearchParams({ categories, fold_editions: 'English', tag_filters: tags(turn) }).toString()}`,
    most: 5,
  },
  {
    name: 'Filters under a common search',
    path: (turn) =>
      `/all_research_tag_filters?${new URLSearchParams({ categories, fold_editions: 'English', search_term: of(words, turn) }).toString()}`,
    most: 5,
  },
  {
    name: 'The count of a common search',
    path: (turn) =>
      `/publication_count?library=allresearch&fold_editions=English&search_term=${of(words, turn)}`,
    most: 5,
  },
];
