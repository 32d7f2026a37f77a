import type { Bench } from '../Bench.ts';
import { signedIn, callers } from './signedIn.ts';

const five = encodeURIComponent(
  JSON.stringify({
    Sector: ['Banks', 'Insurance', 'Software', 'Pharmaceuticals', 'Real Estate'],
    Language: ['English'],
    'Asset Classification': ['Equity', 'Fixed Income'],
    'Aggregated Publication Type': ['Company Research', 'Sector Research', 'Credit Research'],
    'Publication Type': ['Unternehmensstudie', 'Unternehmens-Update', 'Kurzkommentar', 'Kreditanalyse'],
  }),
);

/** All research: every account may open it. */
export const libraryBenches = [
  signedIn('all_research_documents', '/all_research_documents'),
  signedIn('all_research_documents, editions folded', '/all_research_documents?fold_editions=German'),
  signedIn('all_research_documents, five filters', `/all_research_documents?tag_filters=${five}`),
  signedIn('all_research_documents, search', '/all_research_documents?search_term=earnings%20estimates'),
  signedIn('all_research_tag_filters', '/all_research_tag_filters?categories=Sector;Company;Analyst'),
  signedIn('typeahead_suggestions', '/typeahead_suggestions?search_term=immo&tag_categories=Sector;Company'),
];

const exclude = encodeURIComponent(
  JSON.stringify({ Sector: ['Real Estate Funds / Investment Foundations'] }),
);

/** Needs access to the equity library, which the first account has. */
export const ratingBenches: readonly Bench[] = [
  {
    ...signedIn('latest_ratings', `/latest_ratings?type=Equities&limit=15&exclude_tag_filters=${exclude}`),
    prepare: (api, count) =>
      callers(count, async () => {
        const { token } = await api.signIn(0);
        return { headers: { authorization: `Bearer ${token}` } };
      }),
  },
];
