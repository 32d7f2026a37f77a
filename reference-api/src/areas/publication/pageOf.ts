/** `max_records` counts up to the list's limit. */
export function pageOf<Item>(items: readonly Item[], { page, pageSize }: { page: number; pageSize: number }) {
  const start = (page - 1) * pageSize;
  return {
    items: items.slice(start, start + pageSize),
    metadata: { page, num_pages: Math.ceil(items.length / pageSize), max_records: items.length },
  };
}
