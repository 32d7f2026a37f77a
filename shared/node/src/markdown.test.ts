import { betweenMarkers, markdownTable } from './markdown.ts';

test('columns are aligned, numbers to the right, and a missing cell is empty', () => {
  expect(markdownTable([['Call', 'ms'], ['auth', '7'], ['authorisation', '12.5'], ['logout']], ['ms'])).toBe(
    [
      '| Call          |   ms |',
      '| ------------- | ---: |',
      '| auth          |    7 |',
      '| authorisation | 12.5 |',
      '| logout        |      |',
    ].join('\n'),
  );
});

test('a further run replaces the last, and leaves the rest of the document', () => {
  const first = betweenMarkers('# Benchmarks\n\nText.\n', 'bench:screens', 'one');
  expect(first).toBe(
    '# Benchmarks\n\nText.\n\n<!-- bench:screens begins -->\n\none\n\n<!-- bench:screens ends -->\n',
  );
  expect(betweenMarkers(`${first}More.\n`, 'bench:screens', 'two')).toBe(
    `${first.replace('one', 'two')}More.\n`,
  );
});
