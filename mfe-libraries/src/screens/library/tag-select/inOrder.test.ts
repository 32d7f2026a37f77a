import { inOrder } from './inOrder.ts';

const options = ['Banken', 'Zürich', 'Getränke', 'Ärzte', 'Autozulieferer'].map((label) => ({ label }));
const words = (sorted: { label: string }[]) => sorted.map(({ label }) => label);

test('[L-02] options stand by the words that are shown; publication types as they come', () => {
  expect(words(inOrder(options, 'Sector', 'de'))).toEqual([
    'Ärzte',
    'Autozulieferer',
    'Banken',
    'Getränke',
    'Zürich',
  ]);
  expect(words(inOrder(options, 'Aggregated Publication Type', 'de'))).toEqual(words(options));
});
