/** What decides whether a tag is a link. */
export interface TagPill {
  category: string;
  /** Address of the tag's profile; undefined when it has none. */
  href: string | undefined;
  /** False when the reader may not follow it, or already stands on that page. */
  active: boolean;
}

const linkedCategories = ['Analyst', 'Bloomberg Company Ticker', 'TK Ticker', 'Sector', 'Company'];

/** The address of a pill: only five categories have one, and only with an href and when active. [T-04] */
export function pillHref({ category, href, active }: TagPill): string | undefined {
  return active && href !== '' && linkedCategories.includes(category) ? href : undefined;
}
