import { sectors } from '../words/sectors.ts';
import sectorDrivers from './sectorDrivers.json' with { type: 'json' };

test('every sector is described, and nothing else', () => {
  expect(Object.keys(sectorDrivers).toSorted()).toEqual(sectors.map(({ en }) => en).toSorted());
});
