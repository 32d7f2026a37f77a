import satisfies from 'semver/functions/satisfies';
import { fitsRange } from './fitsRange.ts';

const bases = ['0.0.0', '0.0.3', '0.2.0', '0.2.3', '1.0.0', '1.2.3', '19.3.1', '10.0.0'];
const released = bases.flatMap((base) => {
  const [major = 0, minor = 0, patch = 0] = base.split('.').map(Number);
  return [
    base,
    `${major}.${minor}.${patch + 1}`,
    `${major}.${minor + 1}.0`,
    `${major + 1}.0.0`,
    `${major}.${minor + 1}.1-rc.1`,
    `${major}.${minor}.${patch + 1}-local.1a2b`,
    `${base}+build.5`,
  ];
});

test('it says of every version of a release what semver says', () => {
  for (const base of bases)
    for (const version of released)
      expect([base, version, fitsRange(version, `^${base}`)]).toEqual([
        base,
        version,
        satisfies(version, `^${base}`, { includePrerelease: true }),
      ]);
});

test.each<[version: string | undefined, range: string, fits: boolean]>([
  ['1.2.3-rc.1', '^1.2.3', false],
  ['1.2.3-rc.1', '^1.2.3-rc.1', true],
  ['1.2.3-rc.2', '^1.2.3-rc.1', false],
  ['1.2.3', '^1.2.3-rc.1', true],
  [undefined, '^1.2.3', false],
  ['', '^1.2.3', false],
  ['1.2', '^1.2.0', false],
  ['latest', '^1.2.3', false],
  ['1.2.3', '', false],
  ['1.2.3', '*', false],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '>=1.0.0', false],
  ['1.2.3', '^1', false],
])('%s in %s: %s', (version, range, fits) => {
  expect(fitsRange(version, range)).toBe(fits);
});
