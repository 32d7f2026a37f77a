import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { clearToasts, toastStore } from '@portal/ui';
import { loadMessages } from '#messages/index.ts';
import type { LayOut } from '../frame/useDocumentHeight.ts';
import { keepPlace, placeOf } from './readingPlace.ts';
import { ReadingTools } from './ReadingTools.tsx';
import { ToolsSlot } from './toolsSlot.ts';

const html = `<h2>Outlook</h2><p>Dividends rise. A <b>div</b>idend is paid.</p><h3>Risks</h3><p>Rates fall.</p>
  <figure><svg viewBox="0 0 1 1"></svg><figcaption>Sales</figcaption></figure>`;
const preview = { title: 'Steel is back', language: 'English', html_content: html };

// jsdom lays nothing out.
const rects = jest.fn(() => [new DOMRect(0, 40, 10, 10)]);
const scrollTo = jest.fn();

beforeEach(() => {
  Object.defineProperty(Range.prototype, 'getClientRects', { value: rects, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
});
afterEach(() => {
  act(clearToasts);
  localStorage.clear();
  scrollTo.mockClear();
});

function Page({ layOut }: { layOut: LayOut }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <main>
      <h1>Steel is back</h1>
      <div ref={setSlot} />
      <ToolsSlot value={slot}>
        <ReadingTools
          {...{ preview, layOut, docRef: 'doc-1', title: 'Steel is back', height: 900 }}
          source="Company study, 10.03.2026"
        />
      </ToolsSlot>
    </main>
  );
}

async function open(language: 'en' | 'de' = 'en', place: (body: HTMLElement) => void = () => undefined) {
  const body = document.createElement('div');
  body.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  place(body);
  const layOut: LayOut = (read) => read(body);
  const rendered = await renderScreen(<Page layOut={layOut} />, { messages: loadMessages, language });
  return { ...rendered, body };
}

test.each([
  ['en', 'Contents and search', 'Contents', 'Search this publication', '2 matches', 'Next match'],
  ['de', 'Inhalt und Suche', 'Inhalt', 'In dieser Publikation suchen', '2 Treffer', 'Nächster Treffer'],
] as const)(
  '[V-03] contents lead to their headings, and a search through its matches (%s)',
  async (...row) => {
    const [language, tools, contents, find, matches, next] = row;
    const { user, container, body } = await open(language);
    const risks = body.querySelector('h3');
    if (risks) risks.getBoundingClientRect = () => new DOMRect(0, 700, 100, 20);
    await user.click(screen.getByRole('button', { name: tools }));
    const list = within(screen.getByRole('navigation', { name: contents }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Outlook', 'Risks']);
    await user.type(screen.getByRole('searchbox', { name: find }), 'DIVIDEND');
    expect(screen.getByRole('status')).toHaveTextContent(matches);
    expect(container.querySelectorAll('.match')).toHaveLength(2);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: next }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(container.querySelectorAll('.match[data-current]')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Risks' }));
    expect(scrollTo).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('button', { name: tools })).toHaveFocus();
  },
);

test('[V-03] a search without matches shows this; Escape closes the panel and returns focus', async () => {
  const { user } = await open();
  const tools = screen.getByRole('button', { name: 'Contents and search' });
  await user.click(tools);
  await user.type(screen.getByRole('searchbox'), 'penguin');
  expect(screen.getByRole('status')).toHaveTextContent('No matches');
  expect(screen.queryByRole('button', { name: 'Next match' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(tools).toHaveFocus();
});

test('[V-03] Enter leads to the first match, then to the next, with the shift key back', async () => {
  const { user, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Contents and search' }));
  await user.type(screen.getByRole('searchbox'), 'dividend');
  const current = () =>
    [...container.querySelectorAll('.match')].findIndex((match) => match.hasAttribute('data-current'));
  const seen: number[] = [];
  for (const keys of ['{Enter}', '{Enter}', '{Enter}', '{Shift>}{Enter}{/Shift}']) {
    await user.keyboard(keys);
    seen.push(current());
  }
  expect(seen).toEqual([0, 1, 0, 1]);
  expect(scrollTo).toHaveBeenCalledTimes(4);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('[V-03] quoting begins with the first passage in sight', async () => {
  const { user, container } = await open('en', (body) => {
    const [, risks] = body.querySelectorAll('p');
    if (risks) risks.getBoundingClientRect = () => new DOMRect(0, 900, 100, 20);
  });
  await user.click(screen.getByRole('button', { name: 'Contents and search' }));
  const layer = container.querySelector('.layer');
  if (layer) layer.getBoundingClientRect = () => new DOMRect(0, -500, 700, 5000);
  await user.click(screen.getByRole('button', { name: 'Quote a passage' }));
  expect(screen.getByRole('button', { name: 'Copy with its reference: Rates fall.' })).toHaveFocus();
});

test('[V-03] a click elsewhere or in the frame closes the panel; matches stay', async () => {
  const { user, container } = await open();
  const tools = screen.getByRole('button', { name: 'Contents and search' });
  await user.click(tools);
  await user.type(screen.getByRole('searchbox'), 'dividend');
  await user.click(screen.getByRole('heading'));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(container.querySelectorAll('.match')).toHaveLength(2);
  await user.click(tools);
  expect(screen.getByRole('searchbox')).toHaveValue('dividend');
  const frame = document.body.appendChild(document.createElement('iframe'));
  act(() => frame.focus());
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(screen.queryByRole('searchbox')).toBeNull();
  frame.remove();
});

test.each([
  [
    'en',
    'Contents and search',
    'Quote a passage',
    'Copy with its reference: Rates fall.',
    'Cancel',
    /have been copied/,
  ],
  [
    'de',
    'Inhalt und Suche',
    'Eine Stelle zitieren',
    'Mit Quelle kopieren: Rates fall.',
    'Abbrechen',
    /wurde mit seiner Quelle/,
  ],
] as const)('[V-03] a passage is copied with its reference (%s)', async (...row) => {
  const [language, tools, quote, passage, cancel, done] = row;
  const { user } = await open(language);
  await user.click(screen.getByRole('button', { name: tools }));
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: quote }));
    expect(within(screen.getByRole('group', { name: quote })).getAllByRole('button')[1]).toHaveFocus();
  };
  await choose();
  for (const giveUp of [
    () => user.click(screen.getByRole('button', { name: cancel })),
    () => user.keyboard('{Escape}'),
  ]) {
    await giveUp();
    expect(screen.queryByRole('group', { name: quote })).toBeNull();
    expect(screen.getByRole('button', { name: tools })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: tools }));
    await choose();
  }
  await user.click(screen.getByRole('button', { name: passage }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    '“Rates fall.”\nSteel is back, Company study, 10.03.2026\nhttp://localhost/document_preview/doc-1',
  );
  expect(screen.queryByRole('group', { name: quote })).toBeNull();
  expect(screen.getByRole('button', { name: tools })).toHaveFocus();
});

test('[V-03] a figure is enlarged in a sandbox of its own', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Enlarge the figure: Sales' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Figure');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.srcdoc).toContain('<figcaption>Sales</figcaption>');
  expect(frame.srcdoc).not.toContain('Outlook');
});

/** Scrolled so far, of 5000 pixels. */
function scrollBy(container: HTMLElement, pixels: number) {
  const layer = container.querySelector('.layer');
  if (layer) layer.getBoundingClientRect = () => new DOMRect(0, -pixels, 700, 5000);
  window.dispatchEvent(new Event('scroll'));
}

test('[V-03] a paper opens where it was left, on request', async () => {
  const { user, unmount, container } = await open();
  scrollBy(container, 2000);
  await waitFor(() => expect(placeOf('doc-1')).toBe(0.4));
  unmount();
  const again = await open();
  expect(await screen.findByText('You stopped at “Risks”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue there' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  scrollBy(again.container, 1000);
  await waitFor(() => expect(placeOf('doc-1')).toBe(0.2));
  act(() => keepPlace('doc-1', 0));
  expect(placeOf('doc-1')).toBeUndefined();
});

test('[V-03] the place that is offered stays until the reader is past it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  keepPlace('doc-1', 0.4);
  const { container } = await open();
  scrollBy(container, 100);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(placeOf('doc-1')).toBe(0.4);
  scrollBy(container, 3000);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(placeOf('doc-1')).toBe(0.6);
  jest.useRealTimers();
});

test('[V-03] a place that is declined is not offered again', async () => {
  keepPlace('doc-1', 0.4);
  const { user, unmount } = await open();
  await screen.findByRole('button', { name: 'Continue there' });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(placeOf('doc-1')).toBeUndefined();
  unmount();
  await open();
  expect(screen.queryByRole('button', { name: 'Continue there' })).toBeNull();
});

test('[V-03] an offer that outlasts its page scrolls no other', async () => {
  keepPlace('doc-1', 0.4);
  const { unmount } = await open();
  const offer = toastStore.getState()[0]?.action;
  unmount();
  expect(offer?.label).toBe('Continue there');
  offer?.run();
  expect(scrollTo).not.toHaveBeenCalled();
});
