import { queryClient } from '@portal/api';
import { answer, expectNoAxeViolations, refuse, renderScreen, timesOut } from '@portal/testing';
import type { AreaRoute } from '@portal/router';
import { clearToasts } from '@portal/ui';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { act, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const preview = {
  title: 'Banken: ein ruhiges Quartal',
  language: 'German',
  download_link: 'documents/doc-1/download',
  html_content: '<h1>Banken: ein ruhiges Quartal</h1><p>Guten Tag.</p><script>top.stolen = 1</script>',
};

type Options = Parameters<typeof renderScreen>[1];
const open = (options: Options) =>
  renderScreen(remote.routes.gated ?? [], {
    path: '/document_preview/doc-1',
    messages: loadMessages,
    ...options,
  });

const frame = () => screen.findByTitle<HTMLIFrameElement>(/Banken/);

test('[V-01] the document shows in a frame that may run nothing and reach nothing', async () => {
  const { container, requests } = await open({
    handlers: [answer(libraryCalls.documentPreviewHtml, preview)],
  });
  const shown = await frame();
  expect(shown).toHaveAccessibleName('Preview: Banken: ein ruhiges Quartal');
  expect(shown.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms|top)/);
  expect(shown.srcdoc).toContain('<p>Guten Tag.</p>');
  expect(shown.srcdoc).not.toContain('stolen');
  expect(requests[0]).toMatchObject({
    path: 'document_preview_html',
    query: { docRef: 'doc-1', external_reference: 'doc-1' },
  });
  await expectNoAxeViolations(container);
});

test('[D-06] a link of a mail is reported once its publication is shown; others are not', async () => {
  const handlers = [
    answer(libraryCalls.documentPreviewHtml, preview),
    answer(libraryCalls.mailOpened, { noted: true }),
  ];
  const { requests, address } = await open({ path: '/document_preview/doc-1?mail=12.abc&page=2', handlers });
  await frame();
  await waitFor(() => expect(address()).toBe('/document_preview/doc-1?page=2'));
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ['document_preview_html', undefined],
    ['mail_opened', { docRef: 'doc-1', mail: '12.abc' }],
  ]);
});

test('[D-06] after a mail’s link, Back leads to Today’s Highlights', async () => {
  // The router's count of a tab's first page, whatever address it has by now.
  history.replaceState({ idx: 0 }, '');
  const handlers = [
    answer(libraryCalls.documentPreviewHtml, preview),
    answer(libraryCalls.mailOpened, { noted: true }),
    timesOut(libraryCalls.highlightsDocuments),
    timesOut(libraryCalls.dmoLinks),
  ];
  const { user, address } = await open({ path: '/document_preview/doc-1?mail=12.abc', handlers });
  await waitFor(() => expect(address()).toBe('/document_preview/doc-1'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/todays-highlights'));
  history.replaceState(null, '');
});

test.each(['code', 'page'])(
  '[D-06] a mail noted late calls off no navigation that waits for its %s',
  async (part) => {
    let note = (): void => undefined;
    let load = (_text: string): void => undefined;
    const noted = new Promise<void>((resolve) => (note = resolve));
    const loaded = new Promise<string>((resolve) => (load = resolve));
    const slow: AreaRoute = {
      path: '/todays-highlights',
      handle: { title: 'libraries.todaysHighlights' },
      lazy: async () => {
        if (part === 'code') await loaded;
        return { Component: () => <p>{use(loaded)}</p> };
      },
    };
    const { user, address } = await renderScreen([slow, ...(remote.routes.gated ?? [])], {
      path: '/document_preview/doc-1?mail=12.abc',
      messages: loadMessages,
      handlers: [
        answer(libraryCalls.documentPreviewHtml, preview),
        answer(libraryCalls.mailOpened, { noted: true }, { after: noted }),
      ],
    });
    await frame();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await act(async () => {
      note();
      await new Promise((resolve) => setTimeout(resolve));
    });
    load('The day’s research');
    expect(await screen.findByText('The day’s research')).toBeVisible();
    expect(address()).toBe('/todays-highlights');
  },
);

test('[D-06] a mail that could not be noted stays in the address, for a reload', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  const handlers = [answer(libraryCalls.documentPreviewHtml, preview), refuse(libraryCalls.mailOpened, 503)];
  const { address } = await open({ path: '/document_preview/doc-1?mail=12.abc', handlers });
  await frame();
  await waitFor(() =>
    expect(warned).toHaveBeenCalledWith('That a mail was opened could not be noted.', expect.anything()),
  );
  expect(address()).toBe('/document_preview/doc-1?mail=12.abc');
});

test.each(['.', ')', '%3E', '%20', '%E2%80%8B'])(
  '[V-01] what was copied with the link is no part of the reference: %s',
  async (more) => {
    const { requests } = await open({
      path: `/document_preview/doc-1${more}`,
      handlers: [answer(libraryCalls.documentPreviewHtml, preview)],
    });
    await frame();
    expect(requests.filter(({ path }) => path === 'document_preview_html')).toEqual([
      expect.objectContaining({ query: { docRef: 'doc-1', external_reference: 'doc-1' } }),
    ]);
  },
);

test('[K-01] a document of which the API sends only the text is shown under a plain name', async () => {
  const { container } = await open({
    handlers: [refuse(libraryCalls.documentPreviewHtml, 200, { html_content: '<p>Guten Tag.</p>' })],
  });
  expect(await screen.findByTitle('Preview: Document preview')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Document preview');
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  await expectNoAxeViolations(container);
});

test('the hairlines around the document are the column’s, not those of the wider frame', async () => {
  await open({ handlers: [answer(libraryCalls.documentPreviewHtml, preview)] });
  expect((await frame()).parentElement).toHaveClass('paper');
});

test('title and frame are in the document’s language, the rest in the reader’s', async () => {
  await open({ handlers: [answer(libraryCalls.documentPreviewHtml, preview)] });
  expect((await frame()).lang).toBe('de');
  expect(screen.getByText(preview.title)).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('[V-01] a refusal leads to /error/unentitled', async () => {
  const { address } = await open({ handlers: [refuse(libraryCalls.documentPreviewHtml, 403)] });
  await waitFor(() => expect(address()).toBe('/error/unentitled'));
});

test('[V-01] [G-10] a refusal that says why leads to that text', async () => {
  const refusal = refuse(libraryCalls.documentPreviewHtml, 403, { message: 'access_expired' });
  const { address } = await open({ handlers: [refusal] });
  await waitFor(() => expect(address()).toBe('/error/unentitled?message=access_expired'));
});

test('[V-02] a publication withdrawn while open stays, and its download reports that', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const shown = answer(libraryCalls.documentPreviewHtml, preview);
  const gone = refuse(libraryCalls.documentPreviewHtml, 404);
  let now = shown;
  const { user, address } = await open({
    handlers: [{ ...shown, answer: (request) => now.answer(request) }, refuse(calls.downloadToken, 404)],
  });
  await frame();
  now = gone;
  await act(() => queryClient.refetchQueries());
  expect((await frame()).srcdoc).toContain('<p>Guten Tag.</p>');
  expect(address()).toBe('/document_preview/doc-1');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('This publication is no longer available.')).toBeVisible();
  act(clearToasts);
});

test('a document that does not exist leads to the 404 page', async () => {
  const { address } = await open({ handlers: [refuse(libraryCalls.documentPreviewHtml, 404)] });
  await waitFor(() => expect(address()).toBe('/error/404'));
});

test('a document opened by its address leads back to Today’s Highlights', async () => {
  const { user, address } = await open({
    handlers: [
      answer(libraryCalls.documentPreviewHtml, preview),
      timesOut(libraryCalls.highlightsDocuments),
      timesOut(libraryCalls.dmoLinks),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/todays-highlights'));
});

test('[T-05] the download opens its tab within the click, with an authenticated link', async () => {
  const replace = jest.fn();
  const tab = { opener: window, location: { replace }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { user } = await open({
    handlers: [
      answer(libraryCalls.documentPreviewHtml, preview),
      answer(calls.downloadToken, { auth_token: 'one-time', expires_in: 120 }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  expect(replace).toHaveBeenCalledWith('http://localhost/api/documents/doc-1/download?auth_token=one-time');
});

test('a document without a file offers no download', async () => {
  await open({ handlers: [answer(libraryCalls.documentPreviewHtml, { ...preview, download_link: '' })] });
  await frame();
  expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
});
