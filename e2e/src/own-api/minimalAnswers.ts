/** How optional fields are empty: missing, or null. */
export type Emptiness = 'absent' | 'null';

type Fields = Record<string, unknown>;

const withEmpty = (emptiness: Emptiness, given: Fields, mayBeEmpty: readonly string[]): Fields =>
  emptiness === 'absent'
    ? given
    : { ...Object.fromEntries(mayBeEmpty.map((name) => [name, null])), ...given };

/** Of equities: more than one page of 50. Other lists are short. */
export const publicationCount = 60;
const countElsewhere = 8;

export const isEntitled = (number: number): boolean => number % 5 !== 0;

export const titleOf = (number: number): string => `Paper ${number} of the bank`;

const optionalOfRecord = [
  ...['long_title', 'attachment_content_type', 'thumbnail', 'thumbnail_url', 'download_link'],
  ...['preview_link', 'primary_tags', 'other_tags', 'latest_equity_rating', 'latest_credit_rating'],
  ...['latest_esg_rating', 'language', 'publication_type', 'asset_classification'],
];

/**
 * No `doc_ref`: the document has none, the preview's address identifies the paper. The first has only a download, the
 * second nothing to open, the third everything.
 */
function record(emptiness: Emptiness, number: number): Fields {
  const least = {
    title: titleOf(number),
    publication_date: `2026-11-20T08:${String(number % 60).padStart(2, '0')}:00+01:00`,
    entitled: isEntitled(number),
  };
  const download = { download_link: `/api/files/paper-${number}.pdf` };
  const preview = { preview_link: `/document_preview/P-${number}` };
  if (number === 1) return withEmpty(emptiness, { ...least, ...download }, optionalOfRecord);
  if (number === 2) return withEmpty(emptiness, least, optionalOfRecord);
  if (number === 3) return { ...least, ...download, ...preview, ...everySideDetail(emptiness) };
  return withEmpty(emptiness, { ...least, ...download, ...preview }, optionalOfRecord);
}

const everySideDetail = (emptiness: Emptiness): Fields => ({
  attachment_content_type: 'pdf',
  language: { value: 'English' },
  publication_type: withEmpty(emptiness, { value: 'Unternehmensstudie' }, ['translated_value']),
  asset_classification: { value: 'Equity, Fixed Income' },
  primary_tags: { Company: [tag(emptiness, company)] },
  other_tags: { Sector: [tag(emptiness, sector)] },
  latest_equity_rating: { current: 'Outperform', date: '2026-11-18' },
});

const company = { id: 'c-1', category: 'Company', value: 'Alder Foods' };
const sector = { id: 's-1', category: 'Sector', value: 'Banks' };

const tag = (emptiness: Emptiness, given: typeof company): Fields =>
  withEmpty(emptiness, given, [
    ...[
      'translated_value',
      'profile_link',
      'related_companies',
      'descriptions_by_asset_class',
      'external_id',
    ],
    'related_asset_class',
  ]);

interface Paging {
  page?: unknown;
  page_size?: unknown;
  limit?: unknown;
}

const numberOr = (value: unknown, otherwise: number) => Number(value ?? otherwise);

export function publications(emptiness: Emptiness, list: string, { page, page_size, limit }: Paging) {
  const count = list === 'equities_documents' ? publicationCount : countElsewhere;
  const [size, shown] = [numberOr(page_size, 50), Math.min(numberOr(limit, 200), count)];
  const first = (numberOr(page, 1) - 1) * size;
  const numbers = Array.from({ length: shown }, (_, place) => place + 1).slice(first, first + size);
  return {
    records: numbers.map((number) => record(emptiness, number)),
    pagination_metadata: {
      page: numberOr(page, 1),
      num_pages: Math.ceil(shown / size),
      max_records: shown,
    },
  };
}

/** "Rating-change rows: kpis.Ratings.Equities or Bonds with date …, value, profile_link". */
export const ratingChanges = (emptiness: Emptiness, type: unknown) => ({
  records: [
    {
      value: 'Alder Foods',
      profile_link: '/company_profile/C-1',
      kpis: {
        Ratings: {
          [String(type)]: withEmpty(emptiness, { current: 'Outperform', date: '18.11.2026' }, [
            ...['previous', 'previous_date', 'action'],
          ]),
        },
      },
    },
  ],
  pagination_metadata: { page: 1, num_pages: 1, max_records: 1 },
});

/** Without publication counts. */
export const tagFilters = (emptiness: Emptiness, categories: unknown) =>
  Object.fromEntries(
    String(categories)
      .split(';')
      .map((category) => [category, category === 'Sector' ? [tag(emptiness, sector)] : []]),
  );

export const refs = { company: 'C-1', sector: 'S-1', analyst: 'A-1' } as const;

const rating = (emptiness: Emptiness, current: string) =>
  withEmpty(emptiness, { current, date: '18.11.2026' }, ['previous', 'previous_date', 'action']);

/** "Company record: value (name), summary, kpis.Ratings (Equity, Bonds, ESG …), related_analysts, profile_link …". */
const companyRecord = (emptiness: Emptiness): Fields =>
  withEmpty(
    emptiness,
    {
      value: company.value,
      external_id: refs.company,
      profile_link: `/company_profile/${refs.company}`,
      kpis: { Ratings: withEmpty(emptiness, { Equity: rating(emptiness, 'Outperform') }, ['Bonds', 'ESG']) },
    },
    ['id', 'summary', 'related_analysts', 'sector', 'analyst', 'tk_ticker', 'model_download_link'],
  );

const sectorRecord = (emptiness: Emptiness): Fields =>
  withEmpty(emptiness, { value: sector.value, external_id: refs.sector }, ['summary', 'related_analysts']);

/** "Analyst: name, role, bio (list of paragraphs), email, phone, thumbnail_url, external_id …". */
const analystRecord = (emptiness: Emptiness): Fields =>
  withEmpty(
    emptiness,
    { name: 'Anna Analyst', value: 'Anna Analyst', external_id: refs.analyst, bio: ['She covers food.'] },
    ['role', 'email', 'phone', 'thumbnail_url', 'asset_classification', 'profile_link'],
  );

/** The document describes answers of `tags` as lists. */
export function tagByRef(emptiness: Emptiness, ref: unknown): Fields[] {
  if (ref === refs.company) return [companyRecord(emptiness)];
  if (ref === refs.sector) return [sectorRecord(emptiness)];
  return ref === refs.analyst ? [analystRecord(emptiness)] : [];
}

/** "Coverage row: a sector with companies." */
export const coverage = (emptiness: Emptiness): Fields[] => [
  { value: sector.value, companies: [companyRecord(emptiness)] },
];

export const team = (emptiness: Emptiness): Fields[] => [analystRecord(emptiness)];

export const analyst = (emptiness: Emptiness): Fields => analystRecord(emptiness);

/** "Paginated list response: records and pagination_metadata". */
const onePage = (records: Fields[]) => ({
  records,
  pagination_metadata: { page: 1, num_pages: 1, max_records: records.length },
});

export const companies = (emptiness: Emptiness) => onePage([companyRecord(emptiness)]);

export const sectors = (emptiness: Emptiness) => onePage([tag(emptiness, sector)]);

/** "Permission keys look like company_profile_overview_tab." */
export const permissions = (emptiness: Emptiness, record: 'company' | 'sector'): Fields =>
  Object.fromEntries(
    ['overview', 'equity', 'fixed_income', 'esg'].map((name) => [
      `${record}_profile_${name}_tab`,
      withEmpty(emptiness, { can_access: true }, ['route_pattern']),
    ]),
  );

export const tagList = (emptiness: Emptiness): Fields[] => [tag(emptiness, company), tag(emptiness, sector)];

export const login = (emptiness: Emptiness, username: unknown, token: string) =>
  withEmpty(
    emptiness,
    {
      token,
      refresh_token: `refresh-${token}`,
      username,
      contact: withEmpty(emptiness, { name: 'Robin Client' }, [
        ...['cris', 'external_reference', 'preferred_language', 'accepted_terms'],
      ]),
    },
    ['first_login'],
  );

export const currentUser = (emptiness: Emptiness) =>
  withEmpty(emptiness, { name: 'Robin Client' }, [
    ...['preferredLanguage', 'username', 'accepted_terms', 'cri_json', 'entitled_tags'],
  ]);

/** With the bank's own names: one tab has no route, one is closed. Missing tabs are allowed. */
export const entitlements = () => ({
  'Equity research': { can_access: true, route_pattern: '/equities' },
  'Rates and credit': { can_access: false, route_pattern: '/fixed-income' },
  'Equity analysts': { can_access: false, route_pattern: '/analyst_profile/equity/{Id}' },
  'Corporate days': { can_access: true, route_pattern: null },
});
