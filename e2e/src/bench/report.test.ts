import { screensTable } from './report.ts';

test('a table says what was measured, what was wanted, and whether it is so', () => {
  expect(
    screensTable([
      { measure: 'Typing', result: '40 ms', goal: '< 100 ms', met: true },
      { measure: 'Tiles', result: '2.1 s', goal: '' },
      { measure: 'Longest task', result: '61 ms', goal: '<= 50 ms', met: false },
    ]),
  ).toBe(
    [
      '| Measure      | Result | Goal     | Met |',
      '| ------------ | ------ | -------- | --- |',
      '| Typing       | 40 ms  | < 100 ms | yes |',
      '| Tiles        | 2.1 s  |          |     |',
      '| Longest task | 61 ms  | <= 50 ms | no  |',
    ].join('\n'),
  );
});
