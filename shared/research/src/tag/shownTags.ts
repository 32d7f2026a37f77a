import type { Publication, Tag } from '@portal/wire';

/** Display order of categories; others follow. */
const order = ['Company', 'Sector', 'Analyst', 'TK Ticker', 'Bloomberg Company Ticker'];

const rank = ({ category }: Tag) => {
  const position = order.indexOf(category);
  return position < 0 ? order.length : position;
};

/** A publication's tags in display order, primary ones first, without duplicates. [T-01] */
export function shownTags({ primary_tags: primary, other_tags: other }: Publication): Tag[] {
  const sorted = [primary, other].flatMap((tags) =>
    Object.values(tags)
      .flat()
      .sort((one, another) => rank(one) - rank(another)),
  );
  return [...new Map(sorted.map((tag) => [tag.id, tag])).values()];
}
