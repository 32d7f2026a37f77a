import type { Language } from '@portal/contract';
import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { EsgRating } from './EsgRating.tsx';

const show = (rating: string, language: Language) =>
  renderScreen(
    <main>
      <EsgRating rating={rating} />
    </main>,
    { language, messages: (each) => Promise.resolve(researchMessages[each]) },
  );

test.each([
  ['4', '4 of 5 stars', '4 von 5 Sternen'],
  ['3.5', '3.5 of 5 stars', '3,5 von 5 Sternen'],
])('[C-03] %s is shown as stars that are shown as "%s", in German "%s"', async (rating, english, german) => {
  const { unmount } = await show(rating, 'en');
  expect(screen.getByRole('img', { name: english })).toBeVisible();
  unmount();
  await show(rating, 'de');
  expect(screen.getByRole('img', { name: german })).toBeVisible();
});

test.each([
  ['NC', 'NC (not covered)', 'NC (nicht abgedeckt)'],
  ['ctbi', 'CTBI (coverage to be initiated)', 'CTBI (Abdeckung wird aufgenommen)'],
])('[C-03] %s is a code that is heard as "%s", in German "%s"', async (rating, english, german) => {
  const { container, unmount } = await show(rating, 'en');
  expect(screen.getByRole('img', { name: english })).toHaveTextContent(rating.toUpperCase());
  await expectNoAxeViolations(container);
  unmount();
  await show(rating, 'de');
  expect(screen.getByRole('img', { name: german })).toBeVisible();
});

test.each([
  ['not compliant', 'Not compliant', 'Nicht konform'],
  ['7', '7', '7'],
  ['-1', '-1', '-1'],
])('[C-03] %s says "%s", in German "%s"', async (rating, english, german) => {
  const { container, unmount } = await show(rating, 'en');
  expect(screen.getByText(english)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  unmount();
  await show(rating, 'de');
  expect(screen.getByText(german)).toBeInTheDocument();
});
