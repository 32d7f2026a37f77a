import { queryClient } from '@portal/api';
import type { Language } from '@portal/contract';
import { changeLanguage, languageStore } from '@portal/i18n';
import {
  answer,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  unreachable,
  type Handler,
} from '@portal/testing';
import { clearToasts } from '@portal/ui';
import { calls, type CurrentUser } from '@portal/wire';
import { preferenceCalls, privacyTextAt, type Policy } from '@portal/wire-preferences';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const accepting = '/preferred_language?acceptTerms=true';
const failed = 'Something went wrong. Please try again.';

const aUser = (overrides: Partial<CurrentUser> = {}): CurrentUser => ({
  name: 'Emma Everett',
  username: 'everything@demo.example',
  preferred_language: 'English',
  accepted_terms: true,
  cri_json: {},
  ...overrides,
});

const newUser = (overrides: Partial<CurrentUser> = {}) =>
  answer(calls.currentUser, aUser({ accepted_terms: false, ...overrides }));

const languageSaved = answer(calls.updatePreferredLanguage, { preferred_language: 'saved' });
const termsSaved = answer(preferenceCalls.updateAcceptedTerms, { accepted_terms: true });

const privacyText = '/texts/privacy.{language}.json';

const policyIn = (
  language: Language,
  title: string,
): { at: ReturnType<typeof privacyTextAt>; text: Policy } => ({
  at: privacyTextAt(`${location.origin}/texts/privacy.${language}.json`),
  text: {
    title,
    lead: 'What we know.',
    sections: [{ heading: '1. Data', paragraphs: ['Your name.'], points: ['your address;'] }],
    contact: { heading: '2. Contact', text: 'Write to' },
    version: 'Version 1.',
  },
});
const english = policyIn('en', 'Privacy policy of the bank');
const german = policyIn('de', 'Datenschutzerklärung der Bank');

interface Options {
  links?: { privacyText?: string | undefined };
  handlers?: Handler[];
  path?: string;
  language?: Language;
}

async function show({
  handlers = [],
  path = '/preferred_language',
  language = 'en',
  links = { privacyText },
}: Options = {}) {
  const { signedIn = [] } = remote.routes;
  const texts = [english, german].map(({ at, text }) => answer(at, text));
  const known = [...handlers, answer(calls.currentUser, aUser()), languageSaved, termsSaved, ...texts];
  const options = { path, language, messages: loadMessages, handlers: known, links };
  const rendered = await renderScreen(signedIn, options);
  const saved = () =>
    rendered.requests
      .filter(({ method }) => method === 'POST')
      .map(({ path: call, body }) => ({ call, body }));
  return { ...rendered, saved };
}

const dropdown = () => screen.findByRole('combobox', { name: 'Portal language' });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => history.replaceState(null, ''));
afterEach(() => act(clearToasts));

test('[G-03] title, dropdown with the preferred language, Save and Cancel', async () => {
  await show({ handlers: [answer(calls.currentUser, aUser({ preferred_language: 'German' }))] });
  expect(await dropdown()).toHaveDisplayValue('Deutsch');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Please select your preferred portal language below.',
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['English', 'Deutsch']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save', 'Cancel']);
  expect(screen.queryByRole('region')).toBeNull();
});

test('[G-03] saving informs the server, switches the page and leads to the start page', async () => {
  const { user, address, saved } = await show();
  await user.selectOptions(await dropdown(), 'Deutsch');
  expect(button('Save')).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(languageStore.getState().language).toBe('de');
  expect(saved()).toEqual([{ call: calls.updatePreferredLanguage.path, body: { language: 'German' } }]);
});

test('[G-03] Cancel leads to the start page when the visit began here', async () => {
  const { user, address, saved } = await show();
  await user.selectOptions(await dropdown(), 'Deutsch');
  await user.click(button('Cancel'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(saved()).toEqual([]);
  expect(languageStore.getState().language).toBe('en');
});

test('[G-03] the header’s choice is the dropdown’s, as long as nothing was picked there', async () => {
  await show();
  await dropdown();
  await act(() => changeLanguage('de'));
  expect(screen.getByRole('combobox', { name: 'Portalsprache' })).toHaveDisplayValue('Deutsch');
});

test('[G-03] while the client loads there is a placeholder; a failure can be tried again', async () => {
  let arrive: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (arrive = resolve));
  let attempts = 0;
  const second: Handler = {
    ...answer(calls.currentUser, aUser(), { after }),
    answer: async () => {
      attempts += 1;
      if (attempts === 1) return { status: 500, body: {} };
      await after;
      return { status: 200, body: aUser() };
    },
  };
  const { user } = await show({ handlers: [second] });
  expect(await screen.findByText('Your settings could not be loaded')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await expectNoAxeViolations(document.body);
  await user.click(button('Try again'));
  expect(screen.queryByRole('combobox')).toBeNull();
  act(arrive);
  expect(await dropdown()).toBeVisible();
});

test('[G-03] the placeholder says what is loading', async () => {
  const after = new Promise<void>(() => undefined);
  await show({ handlers: [answer(calls.currentUser, aUser(), { after })] });
  expect(await screen.findByRole('status', { name: 'Loading your settings' })).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test.each([
  ['refused', refuse(calls.updatePreferredLanguage, 500)],
  ['unreachable', unreachable(calls.updatePreferredLanguage)],
])('[G-04] saving that is %s is reported and loses nothing', async (_, handler) => {
  const { user, address } = await show({ handlers: [handler] });
  await user.selectOptions(await dropdown(), 'Deutsch');
  await user.click(button('Save'));
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.getByText(failed).closest('[data-variant]')).toHaveAttribute('data-variant', 'error');
  expect(await dropdown()).toHaveDisplayValue('Deutsch');
  expect(address()).toBe('/preferred_language');
  expect(languageStore.getState().language).toBe('en');
});

test('[G-03] a second click while saving changes nothing', async () => {
  let arrive: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (arrive = resolve));
  const slowUpdate = answer(calls.updatePreferredLanguage, { preferred_language: 'English' }, { after });
  const { user, address, saved } = await show({ handlers: [slowUpdate] });
  await dropdown();
  // Both clicks before React renders, as in a double click.
  act(() => {
    button('Save').click();
    button('Save').click();
  });
  await user.keyboard('{Enter}');
  act(arrive);
  await waitFor(() => expect(address()).toBe('/'));
  expect(saved()).toHaveLength(1);
});

test('[G-02] before the terms are accepted: the policy to read, Accept, and no Cancel', async () => {
  await show({ path: accepting, handlers: [newUser()] });
  const policy = await screen.findByRole('region', { name: 'Privacy policy of the bank' });
  expect(policy).toHaveAttribute('lang', 'en');
  expect(policy).toHaveAttribute('tabindex', '0');
  for (const name of ['1. Data', '2. Contact'])
    expect(within(policy).getByRole('heading', { level: 3, name })).toBeInTheDocument();
  for (const words of ['What we know.', 'Your name.', 'your address;', 'Version 1.'])
    expect(within(policy).getByText(words)).toBeInTheDocument();
  expect(within(policy).getByRole('link')).toHaveAttribute('href', 'mailto:research@bank.example');
  expect(screen.getByRole('link', { name: /^Read the full privacy policy/ })).toHaveAttribute(
    'href',
    'https://bank.example/privacy',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accept']);
  await expectNoAxeViolations(document.body);
});

test('[G-02] the policy follows the dropdown; the page follows only when it is saved', async () => {
  const { user } = await show({ path: accepting, handlers: [newUser()] });
  await user.selectOptions(await dropdown(), 'Deutsch');
  const policy = await screen.findByRole('region', { name: 'Datenschutzerklärung der Bank' });
  expect(policy).toHaveAttribute('lang', 'de');
  expect(button('Accept')).toBeVisible();
});

test('[G-02] an environment without a text of its own leads to the full policy', async () => {
  const { requests } = await show({
    path: accepting,
    handlers: [newUser()],
    links: { privacyText: undefined },
  });
  expect(await screen.findByRole('link', { name: /^Read the full privacy policy/ })).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
  expect(requests.filter(({ path }) => path.includes('privacy'))).toEqual([]);
  expect(button('Accept')).toBeEnabled();
});

test('[G-02] a text that could not be loaded can be tried again; the choice stays', async () => {
  const [refused, answered] = [refuse(english.at, 400), answer(english.at, english.text)];
  let tries = 0;
  const handler: Handler = {
    ...answered,
    answer: (request) => ((tries += 1) === 1 ? refused : answered).answer(request),
  };
  const { user } = await show({ path: accepting, handlers: [newUser(), handler] });
  await user.click(await screen.findByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('region', { name: 'Privacy policy of the bank' })).toBeVisible();
});

test('[G-02] accepting saves the language, then the terms, then goes to the target page', async () => {
  const path = `${accepting}&redirect_uri=${encodeURIComponent('/equities?Sector=Banks')}`;
  const { user, address, saved } = await show({
    path,
    handlers: [newUser({ preferred_language: 'German' })],
  });
  await dropdown();
  await user.click(button('Accept'));
  await waitFor(() => expect(address()).toBe('/equities?Sector=Banks'));
  expect(saved()).toEqual([
    { call: calls.updatePreferredLanguage.path, body: { language: 'German' } },
    { call: preferenceCalls.updateAcceptedTerms.path, body: { accepted_terms: true } },
  ]);
  expect(languageStore.getState().language).toBe('de');
});

test('[G-02] what was read before the terms were accepted is read again', async () => {
  const { user, address } = await show({ path: accepting, handlers: [newUser()] });
  queryClient.setQueryData(['access', 'entitlements'], {});
  await dropdown();
  await user.click(button('Accept'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(queryClient.getQueryState(['access', 'entitlements'])?.isInvalidated).toBe(true);
});

test('[G-02] [G-04] what failed half way is repeated as a whole', async () => {
  let refusals = 1;
  const once: Handler = {
    ...termsSaved,
    answer: () =>
      Promise.resolve(
        refusals-- > 0 ? { status: 500, body: {} } : { status: 200, body: { accepted_terms: true } },
      ),
  };
  const { user, address, saved } = await show({ path: accepting, handlers: [newUser(), once] });
  await dropdown();
  await user.click(button('Accept'));
  expect(await screen.findByText(failed)).toBeVisible();
  expect(address()).toBe(accepting);
  await user.click(button('Accept'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(saved().map(({ call }) => call)).toEqual([
    calls.updatePreferredLanguage.path,
    preferenceCalls.updateAcceptedTerms.path,
    calls.updatePreferredLanguage.path,
    preferenceCalls.updateAcceptedTerms.path,
  ]);
});

const wordless = [
  [204, ''],
  [200, {}],
  [200, true],
] as const;

test.each(wordless)(
  '[G-02] [K-01] a client of whom the API says nothing gets in, a success being %s %j',
  async (...success) => {
    const handlers = [
      refuse(calls.currentUser, 200, {}),
      refuse(calls.updatePreferredLanguage, ...success),
      refuse(preferenceCalls.updateAcceptedTerms, ...success),
    ];
    const { user, address } = await show({ path: accepting, handlers });
    await dropdown();
    await user.click(button('Accept'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByText(failed)).toBeNull();
  },
);

test.each([
  ['the language', refuse(calls.updatePreferredLanguage, 200, { errors: ['No.'] }), 1],
  ['the terms', refuse(preferenceCalls.updateAcceptedTerms, 200, { success: false }), 2],
])('[G-04] [K-01] errors within a success are errors: %s', async (_, handler, calledBefore) => {
  const { user, address, saved } = await show({ path: accepting, handlers: [newUser(), handler] });
  await dropdown();
  await user.click(button('Accept'));
  expect(await screen.findByText(failed)).toBeVisible();
  expect(address()).toBe(accepting);
  expect(saved()).toHaveLength(calledBefore);
});

test('[G-02] a client who accepted earlier goes straight on', async () => {
  const { address, saved } = await show({ path: `${accepting}&redirect_uri=%2Fmarkets` });
  await waitFor(() => expect(address()).toBe('/markets'));
  expect(saved()).toEqual([]);
});

test.each([
  [
    '/preferred_language',
    'Bitte wählen Sie unten Ihre bevorzugte Portalsprache.',
    ['Speichern', 'Abbrechen'],
  ],
  [accepting, 'Bitte wählen Sie unten Ihre bevorzugte Portalsprache.', ['Akzeptieren']],
])('[I-01] %s in German', async (path, title, buttons) => {
  await show({ path, language: 'de', handlers: [newUser({ preferred_language: 'German' })] });
  expect(await screen.findByRole('combobox', { name: 'Portalsprache' })).toHaveDisplayValue('Deutsch');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  if (path === accepting) await screen.findByRole('region');
  await expectNoAxeViolations(document.body);
});
