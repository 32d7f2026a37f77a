import { lastingToggles, libraries, listFilters } from './fieldGroups.ts';
import { word, type CallRow } from './fields.ts';

export const readMarkRows = {
  markAllRead: {
    body: {
      list: word('highlights'),
      ...listFilters,
      libraries,
      ...lastingToggles,
    },
    answers: 200,
  },
  unmarkRead: { body: { marked_at: word('2026-03-11T08:00:00.123456Z') }, answers: 200 },
} satisfies Record<string, CallRow>;
