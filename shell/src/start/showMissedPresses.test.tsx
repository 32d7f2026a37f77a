import type { Language } from '@portal/contract';
import { renderScreen } from '@portal/testing';
import { clearToasts, toastStore } from '@portal/ui';
import { act, screen } from '@testing-library/react';
import { missPress } from '../first-view/takeover/missedPress.ts';
import { loadShellMessages } from '../messages/index.ts';
import { showMissedPresses } from './showMissedPresses.ts';

showMissedPresses();
afterEach(clearToasts);

test.each<[Language, string, string]>([
  ['en', 'Follow Alpin', '“Follow Alpin” is not available on this page.'],
  ['en', '', 'Your choice is not available on this page.'],
  ['de', 'Alpin folgen', '«Alpin folgen» ist auf dieser Seite nicht verfügbar.'],
  ['de', '', 'Ihre Auswahl ist auf dieser Seite nicht verfügbar.'],
])('[S-11] in %s a missed press of “%s” is an error that stays', async (language, name, text) => {
  await renderScreen(<main />, { messages: loadShellMessages, language });
  act(() => missPress(name));
  expect(screen.getByText(text)).toBeVisible();
  expect(toastStore.getState().map(({ variant }) => variant)).toEqual(['error']);
});
