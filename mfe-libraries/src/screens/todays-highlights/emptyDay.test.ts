import { noFilters } from '@portal/research';
import { emptyDay } from './emptyDay.ts';

const mine = { ...noFilters, myCoverage: true } as const;

test.each([
  ['without filters', noFilters, false, 'libraries.highlights.empty'],
  ['of what is followed', mine, false, 'libraries.highlights.emptyMine'],
  ['of nothing that is followed', mine, true, 'research.follow.nothing'],
  ['of a search', { ...noFilters, searchTerm: 'rates' }, false, undefined],
  ['of a search in what is followed', { ...mine, searchTerm: 'rates' }, false, undefined],
  ['of languages', { ...noFilters, tagFilters: { Language: ['German'] } }, false, undefined],
])('[H-06] [N-07] a day %s is reported', (_, filters, followsNothing, message) => {
  expect(emptyDay(filters, followsNothing)).toBe(message);
});
