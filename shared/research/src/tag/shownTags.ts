import type { Publication, Tag } from '@portal/wire';

/** The order in which a tile names what a publication is about; other categories follow as they come. */
const order = ['Company', 'Sector', 'Analyst', 'TK Ticker', 'Bloomberg Company Ticker'];

const rank = ({ category }: Tag) => {
  const position = order.indexOf(category);
  return position < 0 ? order.length : position;
};

/** The tags of a publication in the order of display, the primary ones first, each once. [T-01] */
export function shownTags({ primary_tags: primary, other_tags: other }: Publication): Tag[] {
  const sorted = [primary, other].flatMap((tags) =>
    Object.values(tags)
      .flat()
      .sort((one, another) => rank(one) - rank(another)),
  );
  return [...new Map(sorted.map((tag) => [tag.id, tag])).values()];
}
