import { sessionStore } from '@portal/session';
import { renderScreen } from '@portal/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadShellMessages } from '../messages/index.ts';
import { carryDraft, noteDraft } from './header/carriedDraft.ts';
import { KeywordSearch } from './header/KeywordSearch.tsx';

const field = () => screen.getByRole('combobox', { name: 'Search all research' });

const emma = 'a'.repeat(32);
let signIn = emma;

function Header() {
  useState(() => {
    const session = sessionStore.getState();
    if (session.status === 'signedIn') sessionStore.setState({ ...session, mark: signIn });
  });
  return <KeywordSearch onPrefetch={jest.fn()} />;
}

/** A layout that is replaced once the first page has loaded. */
function FirstPage() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <Header key={String(isThere)} />
      <button onClick={() => setIsThere(true)}>The page is there</button>
    </>
  );
}

async function openDocument(path: string) {
  cleanup();
  const { user } = await renderScreen(<Header />, { path, messages: loadShellMessages });
  return user;
}

const endDocument = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  sessionStorage.clear();
  signIn = emma;
});
afterEach(endDocument);

test('[S-02] text typed before and during an update is in the next document’s field once', async () => {
  const user = await openDocument('/equities');
  await user.type(field(), 'half a ');
  carryDraft();
  await user.type(field(), 'word');
  endDocument();
  await openDocument('/coverage');
  expect(field()).toHaveValue('half a word');
  await openDocument('/coverage');
  expect(field()).toHaveValue('');
});

test('[S-02] text of the loading page is in the field of the layout that takes its place', async () => {
  cleanup();
  const { user } = await renderScreen(<FirstPage />, { path: '/coverage', messages: loadShellMessages });
  await user.type(field(), 'half a word');
  await user.click(screen.getByRole('button', { name: 'The page is there' }));
  expect(field()).toHaveValue('half a word');
});

test('[S-02] typing while the first page loads continues in the next layout’s field', async () => {
  cleanup();
  const { user } = await renderScreen(<FirstPage />, { path: '/equities', messages: loadShellMessages });
  await user.type(field(), 'half a');
  // Not by the mouse, which would take the focus.
  fireEvent.click(screen.getByRole('button', { name: 'The page is there' }));
  expect(field()).toHaveFocus();
  await user.keyboard(' word');
  expect(field()).toHaveValue('half a word');
  await openDocument('/equities');
  expect(field()).not.toHaveFocus();
});

test('[S-02] [L-20] a search opened on a phone and its suggestions stay open as the first page comes', async () => {
  cleanup();
  const { user } = await renderScreen(<FirstPage />, { path: '/equities', messages: loadShellMessages });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.keyboard('ba');
  await screen.findByRole('listbox');
  fireEvent.click(screen.getByRole('button', { name: 'The page is there' }));
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('“ba” in Equities');
});

test('[S-02] the next document opens nothing, even at the same place', async () => {
  const user = await openDocument('/equities');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.keyboard('ba');
  await screen.findByRole('listbox');
  carryDraft();
  endDocument();
  await openDocument('/equities');
  expect(field()).toHaveValue('ba');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each([
  ['typed on', 'newer', { words: 'older', term: 'older' }, 'newer'],
  ['only sent', 'older', { words: 'older', term: 'older' }, 'older'],
])(
  '[S-02] text %s in the loading page just before the next layout shows stays',
  async (_, draft, sent, shown) => {
    cleanup();
    const TypedMeanwhile = () => {
      useState(() => noteDraft({ draft, shown: '', sent }));
      return null;
    };
    await renderScreen(
      <>
        <Header />
        <TypedMeanwhile />
      </>,
      { path: '/all-research?search_term=older', messages: loadShellMessages },
    );
    expect(field()).toHaveValue(shown);
  },
);

test('[S-02] a search that an update brings shows its text, and later typing stays', async () => {
  const user = await openDocument('/equities');
  await user.type(field(), 'banks{Enter}');
  carryDraft();
  endDocument();
  await openDocument('/all-research?search_term=banks');
  expect(field()).toHaveValue('banks');

  const again = await openDocument('/equities');
  await again.type(field(), 'banks{Enter}');
  await again.type(field(), ' and insurers');
  carryDraft();
  endDocument();
  await openDocument('/all-research?search_term=banks');
  expect(field()).toHaveValue('banks and insurers');
});

test.each<[string, () => void]>([
  ['without an update', endDocument],
  [
    'of another sign-in',
    () => {
      carryDraft();
      endDocument();
      signIn = 'b'.repeat(32);
    },
  ],
])('[S-02] the text %s does not come along', async (_, end) => {
  const user = await openDocument('/equities');
  await user.type(field(), 'secret plans');
  end();
  await openDocument('/coverage');
  expect(field()).toHaveValue('');
});

test('[S-02] an empty field hands nothing over: the next page shows its own search', async () => {
  await openDocument('/equities');
  carryDraft();
  endDocument();
  await openDocument('/all-research?search_term=banks');
  expect(field()).toHaveValue('banks');
});

test.each(['{', `{"client":"${emma}","draft":7,"shown":""}`, 'null'])(
  '[S-02] %s from another version is not taken',
  async (text) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('portal-search-draft', text);
    await openDocument('/coverage');
    expect(field()).toHaveValue('');
    warned.mockRestore();
  },
);
