import type { Language } from '@portal/contract';
import { changeLanguage } from '@portal/i18n';
import {
  answer,
  aPublication,
  aPublicationList,
  expectNoAxeViolations,
  passTime,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { clearToasts } from '@portal/ui';
import { calls, type Environment } from '@portal/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { linkedEnvironment } from '../testing/linkedEnvironment.ts';
import { loadShellMessages } from '../messages/index.ts';
import { PublicLayout } from './PublicLayout.tsx';
import { SignedInLayout } from './SignedInLayout.tsx';

const aDisclaimer = aPublicationList([aPublication({ download_link: 'documents/disclaimer/download' })]);
const withDisclaimer = [answer(calls.webDocuments, aDisclaimer)];

interface Options {
  language?: Language;
  path?: string;
  granted?: (tab: string) => boolean;
  environment?: Environment;
  handlers?: Handler[];
  termsAccepted?: boolean;
  waitsFor?: 'firstPage' | 'page';
}

async function showSignedIn(options: Options = {}) {
  const {
    granted,
    environment = linkedEnvironment,
    handlers = withDisclaimer,
    termsAccepted = true,
    waitsFor,
    ...rest
  } = options;
  const handle = {
    language: jest.fn(),
    logout: jest.fn(),
    prefetch: jest.fn(),
    done: jest.fn<undefined, [string]>(),
    intent: jest.fn((path: string) => ({
      press: () => handle.done(`pressed ${path}`),
      end: () => handle.done(`ended ${path}`),
      follow: () => handle.done(`followed ${path}`),
    })),
  };
  const rendered = await renderScreen(
    <SignedInLayout
      environment={environment}
      entitlements={someEntitlements(granted)}
      userName="Emma Everett"
      onLanguageChange={handle.language}
      onLogout={handle.logout}
      ahead={{ prefetch: handle.prefetch, intend: handle.intent }}
      waitsFor={waitsFor}
      termsAccepted={termsAccepted}
    >
      <h1>Page</h1>
    </SignedInLayout>,
    { messages: loadShellMessages, handlers, ...rest },
  );
  return { ...rendered, handle };
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');

afterEach(() => jest.useRealTimers());

test('[S-03] tabs in the given order, each only with access; the active one is marked', async () => {
  await showSignedIn({ path: '/', granted: (tab) => !tab.startsWith('markets') });
  expect(tabs().map((tab) => tab.textContent)).toEqual([
    "Today's Highlights",
    'Equity',
    'Fixed Income',
    'Corporate Access(opens in a new tab)',
    'Team',
    'Coverage',
  ]);
  expect(tabs().filter((tab) => tab.getAttribute('aria-current') === 'page')).toEqual([tabs()[0]]);
});

test('[S-03] Corporate Access opens the environment’s link in a new tab', async () => {
  const environment = linkedEnvironment;
  await showSignedIn({ environment });
  const link = screen.getByRole('link', { name: /Corporate Access/ });
  expect(link).toHaveAttribute('href', environment.links.corporateAccess);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('[F-05] hover and focus of a tab fetch its area ahead', async () => {
  const { user, handle } = await showSignedIn();
  await user.hover(screen.getByRole('link', { name: 'Equity' }));
  expect(handle.prefetch).toHaveBeenCalledWith('/equities');
});

test('[F-05] an intent ends when pointer or focus leaves a tab, not when the tab is pressed', async () => {
  const { user, handle } = await showSignedIn({ path: '/' });
  const [equity, bonds] = ['Equity', 'Fixed Income'].map((name) => screen.getByRole('link', { name }));
  if (equity === undefined || bonds === undefined) throw new Error('The tabs are missing.');
  const done = () => handle.done.mock.calls.flat();
  await user.hover(equity);
  expect(done()).toEqual([]);
  await user.unhover(equity);
  await user.hover(bonds);
  act(() => equity.focus());
  expect(done()).toEqual(['ended /equities', 'ended /fixed-income']);
  expect(handle.intent.mock.calls.flat()).toEqual(['/equities', '/fixed-income', '/equities']);
  await user.pointer({ keys: '[TouchA>]', target: equity });
  await user.unhover(equity);
  await user.pointer({ keys: '[/TouchA]', target: equity });
  act(() => equity.blur());
  expect(done().slice(2)).toEqual(['pressed /equities', 'followed /equities']);
});

test('[F-05] the tab of the page on screen is not an intent', async () => {
  const { user, handle } = await showSignedIn({ path: '/' });
  const here = screen.getByRole('link', { name: "Today's Highlights" });
  await user.hover(here);
  await user.pointer({ keys: '[TouchA]', target: here });
  expect(handle.intent).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('link', { name: 'Equity' }));
  expect(handle.intent.mock.calls).toEqual([['/equities']]);
});

test('[F-05] a press that becomes a scroll ends the intent', async () => {
  const { handle } = await showSignedIn({ path: '/' });
  const equity = screen.getByRole('link', { name: 'Equity' });
  fireEvent.pointerDown(equity);
  fireEvent.pointerCancel(equity);
  fireEvent.pointerLeave(equity);
  expect(handle.done.mock.calls.flat()).toEqual(['pressed /equities', 'ended /equities']);
});

test('[S-01] [B-04] the user menu carries name, pages and Logout', async () => {
  const { user, handle } = await showSignedIn();
  await user.click(screen.getByRole('button', { name: 'Account of Emma Everett' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Notification Centre',
    'My Subscription',
    'Change Password',
    'Logout',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(handle.logout).toHaveBeenCalledTimes(1);
});

test.each([
  ['firstPage', true],
  ['page', false],
] as const)(
  '[S-02] search and tabs can be used while the %s loads; menus and footer wait: %j',
  async (waitsFor, isInert) => {
    await showSignedIn({ waitsFor });
    const waits = (element: Element) => element.closest('[inert]') !== null;
    for (const name of ['Account of Emma Everett', 'Menu', /Deutsch/])
      expect(waits(screen.getByRole('button', { name }))).toBe(isInert);
    expect(waits(screen.getByRole('contentinfo'))).toBe(isInert);
    for (const part of [screen.getByRole('combobox'), ...tabs()]) expect(waits(part)).toBe(false);
  },
);

test('[S-01] without the permission there is no Notification Centre', async () => {
  const { user } = await showSignedIn({ granted: (tab) => tab !== 'notification_centre_tab' });
  await user.click(screen.getByRole('button', { name: 'Account of Emma Everett' }));
  expect(await screen.findByRole('menuitem', { name: 'Change Password' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Notification Centre' })).toBeNull();
});

test('[S-03] a client without any tab sees no empty row', async () => {
  await showSignedIn({ granted: () => false });
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('[S-04] the burger menu holds tabs and account, and closes by Escape', async () => {
  const { user } = await showSignedIn();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { name: 'Fixed Income' })).toBeVisible();
  expect(drawer.getByRole('link', { name: 'All Research' })).toHaveAttribute('href', '/all-research');
  expect(drawer.getByRole('link', { name: 'Change Password' })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectNoAxeViolations(document.body);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[S-04] after choosing a page in the burger menu the keyboard continues on that page', async () => {
  const { user, address } = await showSignedIn();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  jest.useFakeTimers();
  await user.click(
    within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Fixed Income' }),
  );
  await waitFor(() => expect(address()).toBe('/fixed-income'));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Longer than the focus takes to return to the burger.
  await passTime(30);
  jest.useRealTimers();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[G-02] before the terms are accepted there is only the account', async () => {
  const { user } = await showSignedIn({ termsAccepted: false });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(drawer.queryByRole('navigation')).toBeNull();
  expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(drawer.queryByRole('link', { name: 'Equity' })).toBeNull();
});

test.each<[Environment['environment'], Language, RegExp]>([
  ['local', 'en', /^Research Portal: start page$/],
  ['uat', 'en', /^Research Portal: start page ?UAT$/],
  ['local', 'de', /^Research-Portal: Startseite$/],
  ['uat', 'de', /^Research-Portal: Startseite ?UAT$/],
])('the logo of %s in %s is named, whatever room its words have', async (name, language, logo) => {
  await showSignedIn({ language, environment: { ...linkedEnvironment, environment: name } });
  expect(screen.getByRole('link', { name: logo })).toHaveAttribute('href', '/');
  expect(screen.getByText('Research', { selector: 'b' }).parentElement).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});

test('[I-01] the words of a failed download of the disclaimer follow the language', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await showSignedIn({
    handlers: [...withDisclaimer, refuse(calls.downloadToken, 500)],
  });
  await user.click(await screen.findByRole('button', { name: 'Disclaimer' }));
  expect(await screen.findByText('Something has gone wrong. Please try again.')).toBeVisible();
  await act(() => changeLanguage('de'));
  expect(screen.getByText('Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.')).toBeVisible();
  act(clearToasts);
});

test('[S-05] the footer offers the latest disclaimer in the page’s language and the year', async () => {
  const newYearInZurich = new Date('2026-12-31T23:30:00Z');
  jest.useFakeTimers({ now: newYearInZurich, advanceTimers: true });
  const { requests } = await showSignedIn({ language: 'de' });
  expect(await screen.findByRole('button', { name: 'Disclaimer' })).toBeVisible();
  expect(requests.map(({ query }) => query)).toEqual([
    {
      tag_filters: '{"Publication Type":["Disclaimer"],"Language":["German"]}',
      order: 'desc',
      limit: '1',
      page_size: '1',
    },
  ]);
  expect(screen.getByText(/© 2027 Research-Portal/)).toBeVisible();
});

test('[S-05] a disclaimer that cannot be read is reported quietly and can be tried again', async () => {
  await showSignedIn({ handlers: [refuse(calls.webDocuments, 500)] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('[S-06] the skip link moves focus to the content', async () => {
  const { user } = await showSignedIn();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[I-01] the language selector says which language is on', async () => {
  const { user, handle } = await showSignedIn();
  expect(screen.getByRole('button', { name: 'EN English' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'DE Deutsch' }));
  expect(handle.language).toHaveBeenCalledWith('de');
});

test.each<[string, Pick<Environment, 'environment' | 'headerVariant'>, string | null]>([
  ['prod of variant staging', { environment: 'prod', headerVariant: 'staging' }, 'Staging'],
  ['uat of variant plain', { environment: 'uat', headerVariant: 'plain' }, null],
  ['uat that says nothing', { environment: 'uat' }, 'UAT'],
])('[F-14] next to the logo, %s shows %j as %p', async (_, place, ribbon) => {
  await showSignedIn({ environment: { ...linkedEnvironment, ...place } });
  expect(screen.queryByText('UAT') ?? screen.queryByText('Staging')).toEqual(
    ribbon === null ? null : screen.getByText(ribbon),
  );
});

test('the layouts pass axe', async () => {
  const { unmount } = await showSignedIn();
  expect(await screen.findByRole('button', { name: 'Disclaimer' })).toBeVisible();
  await expectNoAxeViolations(document.body);
  unmount();
  await renderScreen(
    <PublicLayout environment={linkedEnvironment} onLanguageChange={jest.fn()}>
      <h1>Page</h1>
    </PublicLayout>,
    { messages: loadShellMessages, signedIn: false },
  );
  await expectNoAxeViolations(document.body);
});

test('[A-01] the public header has a logo and only a language selector', async () => {
  await renderScreen(
    <PublicLayout environment={linkedEnvironment} onLanguageChange={jest.fn()}>
      <h1>Page</h1>
    </PublicLayout>,
    { messages: loadShellMessages, signedIn: false },
  );
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('button')).toHaveLength(2);
  expect(header.getAllByRole('link')).toHaveLength(1);
});
