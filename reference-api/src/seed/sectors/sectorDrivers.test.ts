import { sectors } from '../words/sectors.ts';
import { sectorDrivers } from './sectorDrivers.ts';

test('every sector is described, and nothing else', () => {
  expect(Object.keys(sectorDrivers).toSorted()).toEqual(sectors.map(({ en }) => en).toSorted());
});
