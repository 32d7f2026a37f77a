export interface TagPill {
  category: string;
  /** The tag's profile; undefined if none. */
  href: string | undefined;
  /** False if the reader may not follow it, or is on that page. */
  active: boolean;
}

const linkedCategories = ['Analyst', 'Bloomberg Company Ticker', 'TK Ticker', 'Sector', 'Company'];

/** A pill's address: only five categories have one. [T-04] */
export function pillHref({ category, href, active }: TagPill): string | undefined {
  return active && href !== '' && linkedCategories.includes(category) ? href : undefined;
}
