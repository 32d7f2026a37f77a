import { listEnding } from './listEnding.ts';

test.each([
  { why: 'a further page exists', shown: 50, page: 1, numPages: 4, ending: 'more' },
  { why: 'the last page falls short of the limit', shown: 120, page: 3, numPages: 3, ending: 'end' },
  { why: 'one page is all there is', shown: 12, page: 1, numPages: 1, ending: 'end' },
  { why: 'the limit is reached on the last page', shown: 200, page: 4, numPages: 4, ending: 'limit' },
  {
    why: 'the limit is reached although the server reports more pages',
    shown: 200,
    page: 4,
    numPages: 9,
    ending: 'limit',
  },
  { why: 'more than the limit came', shown: 230, page: 4, numPages: 4, ending: 'limit' },
  { why: 'one of the limit came twice', shown: 199, read: 200, page: 4, numPages: 4, ending: 'limit' },
  { why: 'one came twice, far from the limit', shown: 119, read: 120, page: 3, numPages: 3, ending: 'end' },
  { why: 'nothing was found', shown: 0, page: 1, numPages: 0, ending: 'none' },
  { why: 'nothing of the first page can be shown', shown: 0, read: 2, page: 1, numPages: 2, ending: 'more' },
  { why: 'nothing of all pages can be shown', shown: 0, read: 4, page: 2, numPages: 2, ending: 'none' },
  { why: 'the pages became fewer while reading', shown: 100, page: 2, numPages: 1, ending: 'end' },
])('[T-02] when $why the list ends with $ending', ({ ending, shown, read = shown, page, numPages }) => {
  expect(listEnding({ shown, read, page, numPages, limit: 200 })).toBe(ending);
});
