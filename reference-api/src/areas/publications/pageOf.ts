/** The part of a list that a page shows, and what the client needs to know of the whole. `max` counts up to the limit. */
export function pageOf<Item>(items: readonly Item[], { page, pageSize }: { page: number; pageSize: number }) {
  const start = (page - 1) * pageSize;
  return {
    items: items.slice(start, start + pageSize),
    metadata: { page, num_pages: Math.ceil(items.length / pageSize), max_records: items.length },
  };
}
