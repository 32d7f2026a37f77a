import { queryClient } from '@portal/api';
import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { calls } from '@portal/wire';
import { screen, waitFor } from '@testing-library/react';
import { loadShellMessages } from '../messages/index.ts';
import { KeywordSearch } from './header/KeywordSearch.tsx';

async function show(path = '/', language: 'en' | 'de' = 'en') {
  const handlePrefetch = jest.fn();
  const rendered = await renderScreen(
    <>
      <header>
        <KeywordSearch onPrefetch={handlePrefetch} />
        <a href="#next">Next</a>
      </header>
      <main id="content" tabIndex={-1}>
        <h1>Page</h1>
      </main>
    </>,
    { path, language, messages: loadShellMessages },
  );
  return { ...rendered, handlePrefetch };
}

const field = () => screen.getByRole('combobox', { name: 'Search all research' });
const toggle = () => screen.getByRole('button', { name: 'Search' });

test('[S-02] Enter takes the words to all research', async () => {
  const { user, address } = await show();
  await user.type(field(), '  Nestlé & "M+A" 50 % {Enter}');
  expect(address()).toBe('/all-research?search_term=Nestl%C3%A9+%26+%22M%2BA%22+50+%25');
  expect(field()).toHaveValue('Nestlé & "M+A" 50 %');
});

test.each(['{Enter}', '   {Enter}'])('[S-02] %j does nothing', async (typed) => {
  const { user, address } = await show('/equities?Sector=Banks');
  await user.click(field());
  await user.keyboard(typed);
  expect(address()).toBe('/equities?Sector=Banks');
});

test('[S-02] all research shows its words, and other pages none', async () => {
  const { user, address } = await show('/all-research?search_term=R%C3%BCck+%26+Co');
  expect(field()).toHaveValue('Rück & Co');
  await user.clear(field());
  await user.keyboard('{Enter}');
  expect(address()).toBe('/all-research?search_term=R%C3%BCck+%26+Co');
  await user.type(field(), 'banks{Enter}');
  expect(address()).toBe('/all-research?search_term=banks');
});

test.each([
  ['en', 'Search all research', 'Clear the search'],
  ['de', 'Gesamtes Research durchsuchen', 'Suche leeren'],
] as const)(
  '[S-02] the same button in every engine empties the field (%s)',
  async (language, name, button) => {
    const { user, address } = await show('/all-research?search_term=banks', language);
    const words = screen.getByRole('combobox', { name });
    await user.click(screen.getByRole('button', { name: button }));
    expect(words).toHaveValue('');
    expect(words).toHaveFocus();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(address()).toBe('/all-research?search_term=banks');
  },
);

test('[S-02] the field is a search field that takes 500 characters, in a search landmark', async () => {
  const { container, handlePrefetch, user, requests } = await show();
  expect(screen.getByRole('search')).toContainElement(field());
  expect(field()).toHaveAttribute('type', 'search');
  await user.click(field());
  expect(handlePrefetch).toHaveBeenCalledWith('/all-research');
  await user.paste('x'.repeat(600));
  expect(field()).toHaveValue('x'.repeat(500));
  await screen.findByRole('option');
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain(calls.searchSuggestions.path));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await expectNoAxeViolations(container);
});

const Header = () => <KeywordSearch onPrefetch={jest.fn()} />;

test('[S-02] what is typed while the page of a search comes stays, and can be searched', async () => {
  let arrive = (): void => undefined;
  const page = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const loader = ({ request }: { request: Request }) => (request.url.includes('term=first') ? page : null);
  const { user, address } = await renderScreen(
    [
      {
        path: '*',
        handle: { title: 'shell.search.label' },
        lazy: () => Promise.resolve({ loader, Component: Header }),
      },
    ],
    { messages: loadShellMessages },
  );
  await user.type(field(), ' first {Enter}');
  await user.clear(field());
  await user.type(field(), 'second');
  arrive();
  await waitFor(() => expect(address()).toBe('/all-research?search_term=first'));
  expect(field()).toHaveValue('second');
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(address()).toBe('/all-research?search_term=second'));
  expect(field()).toHaveValue('second');
});

test('[S-02] on a small screen a button opens the field, and Escape leads back to it', async () => {
  const { user } = await show();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(toggle()).toHaveAttribute('aria-controls', screen.getByRole('search').id);
  expect(field()).toHaveFocus();
  await user.keyboard('half a wor{Escape}{Escape}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
  expect(field()).toHaveValue('half a wor');
});

test('[S-02] the dropdown closes when it has searched, and the keyboard goes on in the page', async () => {
  const { user, address } = await show('/all-research?search_term=old');
  await user.click(toggle());
  await user.clear(field());
  await user.keyboard('new{Enter}');
  expect(address()).toBe('/all-research?search_term=new');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[S-02] the dropdown closes when the keyboard goes past it, and by its button', async () => {
  const { user } = await show();
  await user.click(toggle());
  await user.tab();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle());
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});
