import type { Language } from '@portal/contract';
import { changeLanguage } from '@portal/i18n';
import { refuse, renderScreen, timesOut } from '@portal/testing';
import { clearToasts, closeDialog } from '@portal/ui';
import { calls } from '@portal/wire';
import { act, screen } from '@testing-library/react';
import { researchMessages } from './messages/index.ts';
import { startDownload } from './startDownload.ts';

beforeEach(() => void jest.spyOn(window, 'open').mockReturnValue(null));
afterEach(() => act(clearToasts));

test.each([
  [
    'refused by the server',
    refuse(calls.downloadToken, 500),
    'The document could not be opened. Please try again.',
    'Das Dokument konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  ],
  [
    'of a withdrawn publication',
    refuse(calls.downloadToken, 404),
    'This publication is no longer available.',
    'Diese Publikation ist nicht mehr verfügbar.',
  ],
  ['too slow', timesOut(calls.downloadToken), 'Request Timeout', 'Zeitüberschreitung der Anfrage'],
])(
  '[T-05] [I-01] a download that is %s shows a message in the page’s language',
  async (_, handler, english, german) => {
    const onNoAccess = jest.fn();
    const messages = (language: Language) => Promise.resolve(researchMessages[language]);
    await renderScreen(<h1>Page</h1>, { handlers: [handler], messages });
    await act(() => startDownload({ link: 'documents/1/download', onNoAccess }));
    expect(screen.getByText(english)).toBeVisible();
    await act(() => changeLanguage('de'));
    expect(screen.getByText(german)).toBeVisible();
    expect(onNoAccess).not.toHaveBeenCalled();
  },
);

test.each([
  ['stands', () => undefined, 1],
  ['was left meanwhile', closeDialog, 0],
])('[G-13] a refused download names whom to contact on a page that %s', async (_what, leave, count) => {
  const messages = (language: Language) => Promise.resolve(researchMessages[language]);
  let answerNow = (): void => undefined;
  const after = new Promise<void>((resolve) => (answerNow = resolve));
  const refused = refuse(calls.downloadToken, 403);
  const handler = {
    ...refused,
    answer: async (...request: Parameters<typeof refused.answer>) => {
      await after;
      return refused.answer(...request);
    },
  };
  await renderScreen(<h1>Page</h1>, { handlers: [handler], messages });
  const download = startDownload({ link: 'documents/1/download' });
  act(leave);
  answerNow();
  await act(() => download);
  expect(screen.queryAllByRole('dialog', { name: 'No access – invalid subscription' })).toHaveLength(count);
});

test('[T-05] [K-01] a document at a forbidden host opens no tab, and shows no “try again”', async () => {
  const messages = (language: Language) => Promise.resolve(researchMessages[language]);
  await renderScreen(<h1>Page</h1>, { messages });
  await act(() => startDownload({ link: 'https://files.bank.example/1.pdf' }));
  const english = 'This document is at an address the portal does not open. We have been informed.';
  expect(screen.getByText(english)).toBeVisible();
  await act(() => changeLanguage('de'));
  const german =
    'Dieses Dokument liegt unter einer Adresse, die das Portal nicht öffnet. Wir wurden darüber informiert.';
  expect(screen.getByText(german)).toBeVisible();
  expect(window.open).not.toHaveBeenCalled();
});
