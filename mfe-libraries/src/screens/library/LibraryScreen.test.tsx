import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import { routes } from '#routes.ts';
import { libraryAt } from './libraries.ts';

test.each([
  ['/equities', 'Equities', 'Aktien'],
  ['/fixed-income', 'Fixed Income', 'Anleihen'],
  ['/international', 'International', 'International'],
  ['/markets', 'Markets', 'Märkte'],
  ['/real-estate', 'Real Estate', 'Immobilien'],
  ['/all-research', 'All Research', 'Alle Publikationen'],
])('[L-01] %s has its own title in both languages', async (path, english, german) => {
  const first = await renderScreen(routes.gated ?? [], { path, messages: loadMessages });
  expect(await screen.findByRole('heading', { level: 1, name: english })).toBeVisible();
  await expectNoAxeViolations(first.container);
  first.unmount();
  await renderScreen(routes.gated ?? [], { path, language: 'de', messages: loadMessages });
  expect(await screen.findByRole('heading', { level: 1, name: german })).toBeVisible();
});

test('case and a trailing slash make no difference', () => {
  expect(libraryAt('/equities/')?.title).toBe('libraries.equities');
  expect(libraryAt('/EQUITIES')?.title).toBe('libraries.equities');
  expect(libraryAt('/elsewhere')).toBeUndefined();
});
