import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import type { Language } from '@portal/contract';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadShellMessages } from '../messages/index.ts';
import { AreaError } from './AreaError.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { RetiredScreen } from './RetiredScreen.tsx';
import { TopLevelError } from './TopLevelError.tsx';

const show = (
  element: ReactElement,
  options: { language?: Language; signedIn?: boolean; path?: string } = {},
) => renderScreen(<main>{element}</main>, { messages: loadShellMessages, ...options });

const http = (status: number, statusText: string, data: unknown) => ({
  status,
  statusText,
  data,
  internal: false,
});

test.each([
  ['404', 'We could not find this page.', 'Wir konnten diese Seite nicht finden.'],
  [
    '401',
    'You are not authorized to access this page.',
    'Sie sind nicht berechtigt, auf diese Seite zuzugreifen.',
  ],
  [
    '403',
    'You are not entitled to navigate to this page.',
    'Sie sind nicht berechtigt, diese Seite aufzurufen.',
  ],
  [
    '500',
    'An unexpected error occurred while processing your request.',
    'Bei der Verarbeitung Ihrer Anfrage ist ein unerwarteter Fehler aufgetreten.',
  ],
  ['unentitled', 'No access – invalid subscription', 'Kein Zugriff – ungültiges Abonnement'],
  [
    '999',
    'Something went wrong, please try refreshing the page.',
    'Etwas ist schiefgelaufen, bitte laden Sie die Seite neu.',
  ],
])('[G-10] error %s speaks both languages', async (code, english, german) => {
  const { unmount } = await show(<ErrorScreen code={code} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(english);
  await expectNoAxeViolations(document.body);
  unmount();
  await show(<ErrorScreen code={code} />, { language: 'de' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(german);
});

test.each<[string, ReactElement, string]>([
  ['an error page', <ErrorScreen code="404" />, 'Wir konnten diese Seite nicht finden.'],
  [
    'an area that cannot be loaded',
    <AreaError remote="mfe-libraries" version="1" environment="uat" onRetry={jest.fn()} />,
    'Diese Seite konnte nicht geladen werden',
  ],
  [
    'an error of HTTP',
    <TopLevelError error={http(503, 'Service Unavailable', '')} />,
    '503 Service Unavailable',
  ],
  ['any other error', <TopLevelError error={new Error('secret')} />, 'Hoppla!'],
])('[S-06] %s gives the document its title', async (_, element, heading) => {
  await show(element, { language: 'de' });
  expect(document.title).toBe(`${heading} – Research-Portal`);
});

test('[F-19] a retired area explains itself in both languages, and leads home', async () => {
  const { unmount } = await show(<RetiredScreen area="team-coverage" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Team and coverage is currently not available',
  );
  expect(
    screen.getByText(
      'This part of the portal is switched off for now, so there is nothing wrong with your link. Everything else works as usual.',
    ),
  ).toBeVisible();
  expect(document.title).toBe('Team and coverage is currently not available – Research Portal');
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  await expectNoAxeViolations(document.body);
  unmount();
  await show(<RetiredScreen area="something-new" />, { language: 'de', signedIn: false });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Diese Seite ist derzeit nicht verfügbar',
  );
  expect(
    screen.getByText(
      'Dieser Teil des Portals ist vorübergehend abgeschaltet; Ihr Link ist in Ordnung. Alles andere funktioniert wie gewohnt.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login');
});

test('[G-10] the message of the address is text, never markup', async () => {
  const { container } = await show(<ErrorScreen code="500" portalMessage='<img src="x"> failed' />);
  expect(screen.getByText('<img src="x"> failed', { selector: 'bdi' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('[G-10] only a code that the portal gives is shown as a number', async () => {
  const { unmount } = await show(<ErrorScreen code="404" />);
  expect(screen.getByText('Error 404')).toBeVisible();
  unmount();
  await show(<ErrorScreen code="999" />);
  expect(screen.queryByText(/Error 999/)).toBeNull();
});

test.each([
  [
    'en',
    'This content falls outside your entitlements. Please contact the sales representative of the team:',
  ],
  [
    'de',
    'Dieser Inhalt liegt ausserhalb Ihrer Berechtigungen. Bitte wenden Sie sich an die Kundenbetreuung unseres Teams:',
  ],
] as const)(
  '[G-10] in %s unentitled explains itself and offers the mail contact',
  async (language, sentence) => {
    await show(<ErrorScreen code="unentitled" />, { language });
    expect(screen.getByText(sentence)).toBeVisible();
    const link = screen.getByRole('link', { name: 'publications@bank.example' });
    expect(link).toHaveAttribute('href', 'mailto:publications@bank.example');
  },
);

test('[G-11] the way on leads home when signed in, to the login when not', async () => {
  const { unmount } = await show(<ErrorScreen code="404" />);
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  unmount();
  await show(<ErrorScreen code="404" />, { signedIn: false });
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('[G-12] an HTTP-style error shows status, status text and the server’s message', async () => {
  await show(<TopLevelError error={http(503, 'Service Unavailable', { detail: 'Back at noon.' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('503 Service Unavailable');
  expect(screen.getByText('Back at noon.')).toBeVisible();
});

test('[G-12] any other error shows no detail of itself', async () => {
  await show(<TopLevelError error={new Error('secret of the machine')} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops!');
  expect(screen.getByText('Something went wrong, please try refreshing the page')).toBeVisible();
  expect(screen.queryByText(/secret/)).toBeNull();
  await expectNoAxeViolations(document.body);
});

test('[F-09] [F-16] an area that cannot be loaded names itself, version and environment, with Retry', async () => {
  const handleRetry = jest.fn();
  const { user } = await show(
    <AreaError remote="mfe-team-coverage" version="1.2.3" environment="uat" onRetry={handleRetry} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded');
  expect(screen.getByText('mfe-team-coverage 1.2.3 · uat')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(document.body);
});
