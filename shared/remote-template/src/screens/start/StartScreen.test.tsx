import type { Language } from '@portal/contract';
import { answer, expectNoAxeViolations, refuse, renderScreen, type Handler } from '@portal/testing';
import { newAreaCalls } from '@portal/wire-new-area';
import { screen } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const call = newAreaCalls.newAreaGreeting;
const emma = answer(call, { name: 'Emma Everett' });

const show = (handler: Handler, language: Language = 'en') =>
  renderScreen(Object.values(remote.routes).flat(), {
    path: '/new-area',
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
  const { user, requests } = await show(refuse(call, 500));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Could not load/)).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual([call.path, call.path]);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(document.body);
});
