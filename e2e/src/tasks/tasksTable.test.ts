import { noCounts, type Counts } from './counts.ts';
import { goalLines, tasksTable } from './tasksTable.ts';

const both = (counts: Partial<Counts>) => ({
  desktop: { ...noCounts, ...counts },
  phone: { ...noCounts, ...counts },
});

const call = { name: 'Call', counts: both({ presses: 2, texts: 1, characters: 8 }) };
const price = { name: 'Price', counts: both({ presses: 1 }) };
const before = { Call: both({ presses: 5, scrolls: 1, pixels: 312 }) };

test('a task without a way before is neither compared nor in the sum', () => {
  const [, , ...rows] = tasksTable([call, price], before).split('\n');
  const cells = rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, 6),
  );
  expect(cells).toEqual([
    ['Call', '3', '6', '3', '6'],
    ['Price', '1', '', '1', ''],
    ['All that had a way before', '3', '6', '3', '6'],
  ]);
});

test('goals are met, or say where they are missed', () => {
  expect(goalLines([call, price], before)).toEqual([
    'At most 0.5 of the steps before: 0.50, met (0.60 without scrolls).',
    'At most 4 steps each: met.',
    'Nothing scrolled: met.',
  ]);
  const far = {
    name: 'Call',
    counts: { ...both({}), phone: { ...noCounts, presses: 4, scrolls: 3, pixels: 9 } },
  };
  expect(goalLines([far], before)).toEqual([
    'At most 0.5 of the steps before: 0.58, missed (0.40 without scrolls).',
    'At most 4 steps each: missed: Call (phone).',
    'Nothing scrolled: missed: Call (phone).',
  ]);
});
