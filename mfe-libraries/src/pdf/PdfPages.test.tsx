import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { fetchFile, type Fetching } from '#lists/export/fetchFile.ts';
import { loadMessages } from '#messages/index.ts';
import type { WalkSteps } from '#screens/document-preview/walk/useWalkSteps.ts';
import { PdfPages } from './PdfPages.tsx';

const page = { getViewport: () => ({ width: 600, height: 800 }) };

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({}));
jest.mock('#lists/export/fetchFile.ts', () => ({ fetchFile: jest.fn() }));
jest.mock('./openPdf.ts', () => ({
  openPdf: () =>
    Promise.resolve({
      pdf: { numPages: 2, getPage: () => Promise.resolve(page) },
      close: () => Promise.resolve(),
    }),
}));
// jsdom lays nothing out.
jest.mock('./view/useWidth.ts', () => ({ useWidth: () => 700 }));
jest.mock('./view/usePagesInView.ts', () => ({ usePagesInView: () => new Set() }));

const fetched = jest.mocked(fetchFile);
const steps: WalkSteps = {
  walk: 'list',
  entry: undefined,
  place: 1,
  count: 1,
  previous: undefined,
  next: undefined,
};

const open = (language: 'en' | 'de' = 'en') =>
  renderScreen(<PdfPages link="documents/1/download" lang="de" steps={steps} />, {
    messages: loadMessages,
    language,
  });

afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', 'This document is too large to be shown here. Please download it.', 'Download'],
  [
    'de',
    'Dieses Dokument ist zu gross, um hier angezeigt zu werden. Bitte laden Sie es herunter.',
    'Herunterladen',
  ],
] as const)('[V-03] a file above 50 MB is read no further, and offered to download (%s)', async (...row) => {
  const [language, text, download] = row;
  const signals: AbortSignal[] = [];
  fetched.mockImplementation((_link: string, { signal, onSize }: Fetching) => {
    signals.push(signal);
    onSize?.(50_000_001);
    return new Promise((_resolve, reject) => {
      if (signal.aborted) reject(new DOMException('The size is too much.', 'AbortError'));
    });
  });
  await open(language);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: download })).toBeVisible();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

test('[V-03] the bar is outside of the row to swipe, in the portal’s language', async () => {
  const plain = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.defineProperty(plain(query), 'matches', { value: true }));
  fetched.mockResolvedValue(new Uint8Array());
  await open();
  const first = await screen.findByRole('group', { name: 'Page 1 of 2' });
  const row = screen.getByRole('group', { name: 'Publications of the list' });
  // The page has another search, in its header.
  const bar = screen.getByRole('search', { name: 'Search in this document' });
  expect(row).toContainElement(first);
  expect(row).not.toContainElement(bar);
  expect(bar.closest('[lang]')).not.toHaveAttribute('lang', 'de');
  expect(within(row).queryAllByRole('region')).toEqual([]);
});

/** Where pages were brought into view, by their names. */
function watchScrolls(): string[] {
  const scrolled: string[] = [];
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', {
    value(this: HTMLElement) {
      scrolled.push(this.getAttribute('aria-label') ?? this.localName);
    },
    configurable: true,
  });
  return scrolled;
}

const widthOf = (name: string) => screen.getByRole('group', { name }).style.width;

test('[V-03] by keyboard: pages, zoom and search, and the focus stays', async () => {
  const scrolled = watchScrolls();
  fetched.mockResolvedValue(new Uint8Array());
  const { user, container } = await open();
  await screen.findByRole('group', { name: 'Page 1 of 2' });
  await expectNoAxeViolations(container);
  await user.keyboard('n');
  expect(scrolled).toEqual(['Page 2 of 2']);
  await user.keyboard('++');
  expect(widthOf('Page 1 of 2')).toBe('1050px');
  await user.keyboard('-0');
  expect(widthOf('Page 1 of 2')).toBe('700px');
  const field = screen.getByRole('textbox', { name: 'Page of 2' });
  await user.click(field);
  await user.keyboard('99{Enter}');
  expect(scrolled).toEqual(['Page 2 of 2', 'Page 2 of 2']);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('2');
  await user.keyboard('{Control>}f{/Control}n');
  const search = screen.getByRole('textbox', { name: 'Search in this document' });
  expect(search).toHaveFocus();
  expect(search).toHaveValue('n');
  // Next is the browser's own search.
  expect(fireEvent.keyDown(search, { key: 'f', ctrlKey: true })).toBe(true);
  expect(scrolled).toHaveLength(2);
});

test.each([
  ['en', 'Previous page', 'Next page', 'Smaller', '100 %, Fit the width', 'Larger', 'Print'],
  [
    'de',
    'Vorherige Seite',
    'Nächste Seite',
    'Kleiner',
    '100 %, An die Breite anpassen',
    'Grösser',
    'Drucken',
  ],
] as const)('[V-03] each key has a button, without effect at either end (%s)', async (...row) => {
  const [language, ...names] = row;
  const scrolled = watchScrolls();
  fetched.mockResolvedValue(new Uint8Array());
  const { user } = await open(language);
  const buttons = [];
  for (const name of names) buttons.push(await screen.findByRole('button', { name }));
  expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual([
    'P',
    'N',
    '-',
    '0',
    '+',
    null,
  ]);
  for (let press = 0; press < 5; press += 1) await user.click(screen.getByRole('button', { name: names[4] }));
  expect(screen.getByRole('button', { name: names[4] })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: /^300 %/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: names[0] }));
  expect(scrolled).toEqual([]);
});
