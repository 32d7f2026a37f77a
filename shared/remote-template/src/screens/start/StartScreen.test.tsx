import type { Language } from '@portal/contract';
import { answer, expectNoAxeViolations, refuse, renderScreen, type Handler } from '@portal/testing';
import { calls } from '@portal/wire';
import { screen } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import { paths } from '#paths.ts';
import { routes } from '#routes.tsx';

const emma = answer(calls.currentUser, {
  name: 'Emma Everett',
  username: 'everything@demo.example',
  preferred_language: 'English',
  accepted_terms: true,
  cri_json: {},
});

const show = (handler: Handler, language: Language = 'en') =>
  renderScreen(Object.values(routes).flat(), {
    path: paths.start,
    language,
    messages: loadMessages,
    handlers: [handler],
  });

test.each([
  ['en', 'New area', 'Good to see you, Emma Everett.'],
  ['de', 'Neuer Bereich', 'Schön, dass Sie da sind, Emma Everett.'],
] as const)('says in %s what it is, and greets who is signed in', async (language, title, greeting) => {
  await show(emma, language);
  expect(await screen.findByText(greeting)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('a name that cannot be loaded is offered again, and the page stays', async () => {
  const { user, requests } = await show(refuse(calls.currentUser, 500));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Could not load/)).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual(['current_user', 'current_user']);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(document.body);
});
