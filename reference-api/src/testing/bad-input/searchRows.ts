import { text, type CallRow } from './fields.ts';

export const searchRows = {
  noteSearch: { body: { search_term: text('dividend') }, answers: 200 },
  forgetSearches: { answers: 200 },
  keepSearches: { body: { keep: { kind: 'flag', value: true } }, answers: 200 },
} satisfies Record<string, CallRow>;
