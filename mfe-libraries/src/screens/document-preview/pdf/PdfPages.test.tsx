import { renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { fetchFile, type Fetching } from '#lists/export/fetchFile.ts';
import { loadMessages } from '#messages/index.ts';
import type { WalkSteps } from '../walk/useWalkSteps.ts';
import { PdfPages } from './PdfPages.tsx';

const page = { getViewport: () => ({ width: 600, height: 800 }) };

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({}));
jest.mock('#lists/export/fetchFile.ts', () => ({ fetchFile: jest.fn() }));
jest.mock('./openPdf.ts', () => ({
  openPdf: () =>
    Promise.resolve({
      numPages: 2,
      getPage: () => Promise.resolve(page),
      loadingTask: { destroy: () => Promise.resolve() },
    }),
}));
// jsdom lays nothing out.
jest.mock('./useWidth.ts', () => ({ useWidth: () => 700 }));
jest.mock('./page/useInView.ts', () => ({ useInView: () => false, useMiddle: () => undefined }));

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
