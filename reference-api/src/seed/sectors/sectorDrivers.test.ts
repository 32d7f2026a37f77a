import sectors from '../words/sectors.json' with { type: 'json' };
import sectorDrivers from './sectorDrivers.json' with { type: 'json' };

test('every sector is described, and nothing else', () => {
  expect(Object.keys(sectorDrivers).toSorted()).toEqual(sectors.map(({ en }) => en).toSorted());
});
