import { followed, foldEditions, libraries, list, listFilters } from './fieldGroups.ts';
import { word, type CallRow } from './fields.ts';

export const readMarkRows = {
  recentlyRead: {
    query: {
      page: list.page,
      page_size: list.page_size,
      limit: list.limit,
      fold_editions: foldEditions,
    },
    answers: 200,
  },
  markAllRead: {
    body: {
      list: word('highlights'),
      ...listFilters,
      libraries,
      followed,
    },
    answers: 200,
  },
  unmarkRead: { body: { marked_at: word('2026-03-11T08:00:00.123456Z') }, answers: 200 },
} satisfies Record<string, CallRow>;
