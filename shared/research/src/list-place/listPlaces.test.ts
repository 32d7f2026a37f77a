import { parseEntries, withEntry } from '../sessionEntries.ts';
import { isFreshArrival, keepPlace, storedPlace, mostPlaces, parsePlace, type Place } from './listPlaces.ts';

const place = (pages: number): Place => ({ pages, anchor: { docRef: `doc-${pages}`, top: 12.5 } });

beforeEach(() => sessionStorage.clear());

test('a place is kept for its entry of the history alone', () => {
  keepPlace('a /equities', place(2));
  keepPlace('b /equities', place(3));
  expect(storedPlace('a /equities')).toEqual(place(2));
  expect(storedPlace('b /equities')).toEqual(place(3));
  expect(storedPlace('c /equities')).toBeUndefined();
});

test('the last one kept of an entry counts', () => {
  keepPlace('a', place(2));
  keepPlace('a', { pages: 4 });
  expect(storedPlace('a')).toEqual({ pages: 4 });
});

test('the oldest give way', () => {
  let places = new Map<string, Place>();
  for (let number = 0; number <= mostPlaces; number += 1)
    places = withEntry(places, [`${number}`, place(1)], mostPlaces);
  expect(places.size).toBe(mostPlaces);
  expect(places.has('0')).toBe(false);
  expect(places.has(`${mostPlaces}`)).toBe(true);
});

test.each([
  [1, ['c']],
  [2, ['b', 'c']],
  [3, ['a', 'b', 'c']],
])('of several, the newest %i are kept', (most, names) => {
  const places = new Map([
    ['a', place(1)],
    ['b', place(1)],
  ]);
  expect([...withEntry(places, ['c', place(2)], most).keys()]).toEqual(names);
});

test.each([
  ['no list', {}, []],
  ['nothing', undefined, []],
  ['no place', [1, null, ['a'], ['a', 1], [1, { pages: 1 }], ['a', { pages: 0 }], ['a', { pages: 1.5 }]], []],
  ['a place', [['a', { pages: 2 }]], [['a', { pages: 2 }]]],
  ['a wrong anchor', [['a', { pages: 2, anchor: { docRef: 1, top: 1 } }]], [['a', { pages: 2 }]]],
  ['an empty anchor', [['a', { pages: 2, anchor: null }]], [['a', { pages: 2 }]]],
  ['a leave of no list', [['a', { pages: 2, left: { at: 1, newest: null } }]], [['a', { pages: 2 }]]],
  ['a leave of an unnamed list', [['a', { pages: 2, left: { at: 1, newest: 2 } }]], [['a', { pages: 2 }]]],
  [
    'a leave',
    [['a', { pages: 2, left: { at: 1, newest: 2, list: 'equities' } }]],
    [['a', { pages: 2, left: { at: 1, newest: 2, list: 'equities' } }]],
  ],
  [
    'more than an anchor',
    [['a', { pages: 2, anchor: { docRef: 'd', top: -3, href: 1 } }]],
    [['a', { pages: 2, anchor: { docRef: 'd', top: -3 } }]],
  ],
])('%s is read without trust', (_name, stored, places) => {
  expect([...parseEntries(stored, parsePlace)]).toEqual(places);
});

test('[L-07] a tab that the browser discarded is not a fresh arrival', () => {
  expect(isFreshArrival()).toBe(true);
  Object.defineProperty(document, 'wasDiscarded', { value: true, configurable: true });
  expect(isFreshArrival()).toBe(false);
  Reflect.deleteProperty(document, 'wasDiscarded');
});

test('a browser without storage restores nothing, and its console shows why', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepPlace('a', place(2));
  expect(storedPlace('a')).toBeUndefined();
  expect(warned).toHaveBeenCalled();
  jest.restoreAllMocks();
});
