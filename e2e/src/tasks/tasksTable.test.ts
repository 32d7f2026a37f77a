import { noCounts, type Counts } from './counts.ts';
import { goalLines, tasksTable } from './tasksTable.ts';

const both = (counts: Partial<Counts>) => ({
  desktop: { ...noCounts, ...counts },
  phone: { ...noCounts, ...counts },
});

const call = { name: 'Call', counts: both({ presses: 2, texts: 1, characters: 8 }) };
const price = { name: 'Price', counts: both({ presses: 1 }) };

test('each task has a row, and all have a sum', () => {
  const [, , ...rows] = tasksTable([call, price]).split('\n');
  const cells = rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, 6),
  );
  expect(cells).toEqual([
    ['Call', '3', '3', '8', '8'],
    ['Price', '1', '1', '0', '0'],
    ['All', '4', '4', '8', '8'],
  ]);
});

test('goals are met, or say where they are missed', () => {
  expect(goalLines([call, price])).toEqual([
    'At most 55 steps in all: 8, met.',
    'At most 4 steps each: met.',
    'Nothing scrolled: met.',
  ]);
  const far = {
    name: 'Call',
    counts: { ...both({}), phone: { ...noCounts, presses: 53, scrolls: 3, pixels: 9 } },
  };
  expect(goalLines([far])).toEqual([
    'At most 55 steps in all: 56, missed.',
    'At most 4 steps each: missed: Call (phone).',
    'Nothing scrolled: missed: Call (phone).',
  ]);
});
