import { remembering } from './remembering.ts';

test('a message is formatted once for each of its values', () => {
  const format = jest.fn(
    (id: string, values?: Record<string, string | number>) => `${id} ${JSON.stringify(values)}`,
  );
  const t = remembering(format);
  const say = () => [
    t('teamCoverage.coverage.none'),
    t('teamCoverage.coverage.before', { rating: 'Hold' }),
    t('teamCoverage.coverage.before', { rating: 'Buy' }),
  ];
  const once = say();
  expect(new Set(once).size).toBe(3);
  expect(say()).toEqual(once);
  expect(format).toHaveBeenCalledTimes(3);
});
