import { text, word, type CallRow } from './fields.ts';

export const viewRows = {
  saveView: {
    body: {
      id: { kind: 'number', value: 2_000_000, optional: true },
      library: word('equities'),
      name: text('Banks'),
      query: { kind: 'filters', value: { tag_filters: { Sector: ['Banks'] } } },
      mail: { kind: 'flag', value: true },
    },
    answers: 200,
  },
  changeView: {
    body: {
      id: { kind: 'number', value: 2_000_000 },
      name: text('Banks', { optional: true }),
      query: { kind: 'filters', value: {}, optional: true },
      mail: { kind: 'flag', value: false, optional: true },
    },
    answers: 404,
  },
  removeView: { body: { id: { kind: 'number', value: 1 } }, answers: 200 },
} satisfies Record<string, CallRow>;
