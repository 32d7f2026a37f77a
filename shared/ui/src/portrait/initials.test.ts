import { initials } from './initials.ts';

test.each([
  ['Anna Ammann', 'AA'],
  ['Anna Maria Ammann', 'AA'],
  ['zoé Äbi', 'ZÄ'],
  ['Z\u006f\u0308e A\u0308bi', 'ZÄ'],
  ['Cher', 'C'],
  ['Jean-Luc Roy', 'JR'],
  ['Dr. Eva O’Neill (CFA)', 'DO'],
  ['  ', ''],
  ['123', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
