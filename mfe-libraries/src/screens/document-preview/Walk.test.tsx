import type { Language } from '@portal/contract';
import { changeLanguage } from '@portal/i18n';
import { removeCookie, writeCookie } from '@portal/session';
import {
  answer,
  aPublication,
  aPublicationList,
  aTag,
  anEdition,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  someEntitlements,
  type Handler,
} from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const analyst = aTag({ category: 'Analyst', value: 'Ada Frei', external_id: 'A1' });
const company = aTag({ category: 'Company', value: 'Alpin Bank', external_id: 'C1' });
const first = aPublication({
  title: 'Alpin Bank: solid',
  primary_tags: { Company: [company], Analyst: [analyst] },
  latest_equity_rating: 'Outperform',
  paper_id: 'alpin',
  other_editions: [anEdition({ doc_ref: 'alpin-de', title: 'Alpin Bank: solide' })],
});
const closed = aPublication({ title: 'Closed', entitled: false, preview_link: '', download_link: '' });
const fileOnly = aPublication({ title: 'A table', preview_link: '' });
const second = aPublication({ title: 'Insurers ahead' });
const third = aPublication({ title: 'Utilities behind' });

const listed: Handler[] = [
  answer(libraryCalls.highlightsDocuments, aPublicationList([first, closed, fileOnly, second, third])),
  answer(libraryCalls.dmoLinks, []),
];

const previewOf = ({ title, download_link }: typeof first) => ({
  title,
  language: 'English',
  download_link,
  html_content: `<p>${title}, in full.</p>`,
});

/** Previews of the listed publications with only the documented fields. */
const previews: Handler = {
  ...answer(libraryCalls.documentPreviewHtml, previewOf(first)),
  answer: (request) => {
    const shown = [first, second, third].find(({ doc_ref: ref }) => ref === request.query.docRef);
    return shown === undefined
      ? refuse(libraryCalls.documentPreviewHtml, 404).answer(request)
      : answer(libraryCalls.documentPreviewHtml, previewOf(shown)).answer(request);
  },
};

const open = (previewHandler: Handler = previews) =>
  renderScreen(remote.routes.gated ?? [], {
    path: '/todays-highlights',
    messages: loadMessages,
    entitlements: someEntitlements(),
    handlers: [...listed, previewHandler],
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const walk = () => within(screen.getByRole('navigation', { name: 'Publications of the list' }));

/** The first publication and its German edition. */
function withGerman(entitled = true) {
  const german = anEdition({
    ...{ doc_ref: 'alpin-de', title: 'Alpin Bank: solide', entitled },
    ...{ preview_link: '/document_preview/alpin-de' },
  });
  const handler: Handler = {
    ...previews,
    answer: (request) =>
      answer(libraryCalls.documentPreviewHtml, {
        ...previewOf(request.query.docRef === 'alpin-de' ? { ...first, title: german.title } : first),
        publication: { ...first, other_editions: [german] },
      }).answer(request),
  };
  return { german, handler };
}

const choose = (language: Language) => act(() => changeLanguage(language, { isChoice: true }));

test.each([
  ['has', true, 'Alpin Bank: solide'],
  ['may not have', false, first.title],
])(
  '[V-02] [L-16] a reader who switches the language and %s the edition in it reads on',
  async (_, entitled, name) => {
    const { german, handler } = withGerman(entitled);
    const { user, address } = await open(handler);
    await user.click(await screen.findByRole('link', { name: first.title }));
    await heading(first.title);
    await choose('de');
    expect(await heading(name)).toBeVisible();
    expect(await screen.findByRole('navigation', { name: 'Publikationen der Liste' })).toBeVisible();
    expect(address()).toBe(entitled ? german.preview_link : first.preview_link);
    await act(() => changeLanguage('en'));
  },
);

test('[V-02] [L-16] a paper stays open when another tab or the account switches the language', async () => {
  const { handler } = withGerman();
  const { user, address } = await open(handler);
  await user.click(await screen.findByRole('link', { name: first.title }));
  await heading(first.title);
  await act(() => changeLanguage('de'));
  expect(await screen.findByRole('navigation', { name: 'Publikationen der Liste' })).toBeVisible();
  expect(address()).toBe(first.preview_link);
  await act(() => changeLanguage('en'));
});

test('[V-02] from a list a preview leads through what can be read of it, and Back to the list', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('link', { name: second.title }));
  await heading(second.title);
  expect(walk().getByText('2 of 3')).toBeVisible();
  await user.click(walk().getByRole('link', { name: 'Next publication' }));
  await heading(third.title);
  expect(walk().getByText('3 of 3')).toBeVisible();
  expect(walk().getByRole('link', { name: 'Next publication' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('k');
  await heading(second.title);
  await user.keyboard('kk');
  await heading(first.title);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/todays-highlights'));
});

test('[V-02] [L-18] a reader who has switched letters off as keys goes on by the links alone', async () => {
  writeCookie('listKeys', 'off');
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: second.title }));
  await heading(second.title);
  await user.keyboard('j');
  await user.click(walk().getByRole('link', { name: 'Previous publication' }));
  await heading(first.title);
  removeCookie('listKeys');
});

test('[V-02] who goes on before the next publication is there comes to the one after it', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: first.title }));
  await heading(first.title);
  await user.keyboard('jj');
  await heading(third.title);
  expect(walk().getByText('3 of 3')).toBeVisible();
});

test('[V-02] [K-01] the head shows the list’s facts where the preview has none', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: first.title }));
  await heading(first.title);
  const about = within(screen.getByRole('region', { name: 'About this publication' }));
  expect(about.getByRole('link', { name: 'Outperform' })).toHaveAttribute(
    'href',
    '/company_profile/C1?tab=Equity',
  );
  expect(about.getByRole('link', { name: 'Ada Frei' })).toHaveAttribute('href', '/analyst_profile/A1');
  expect(about.getByRole('link', { name: 'Alpin Bank' })).toBeVisible();
  expect(about.getByRole('link', { name: 'DE Alpin Bank: solide' })).toBeVisible();
});

test.each([
  [403, 'This content is not included in your subscription.', /^mailto:/],
  [404, 'This publication is no longer available.', /^\/all-research$/],
])(
  '[V-02] a publication refused by %s on the way is explained, and the way goes on',
  async (status, words, next) => {
    const { user, address, container } = await open({
      ...previews,
      answer: (request) =>
        request.query.docRef === second.doc_ref
          ? refuse(libraryCalls.documentPreviewHtml, status).answer(request)
          : previews.answer(request),
    });
    await user.click(await screen.findByRole('link', { name: first.title }));
    await heading(first.title);
    await user.keyboard('j');
    await heading(second.title);
    const notice = screen.getByText(words);
    expect(notice).toBeVisible();
    const ways = notice.parentElement?.querySelectorAll('a') ?? [];
    expect([...ways].map((way) => way.getAttribute('href'))).toEqual([expect.stringMatching(next)]);
    expect(walk().getByText('2 of 3')).toBeVisible();
    await expectNoAxeViolations(container);
    expect(address()).toBe(`/document_preview/${second.doc_ref}`);
    await user.keyboard('j');
    await heading(third.title);
  },
);

test('[V-02] on a touch screen a refused publication stands in the row that is swiped', async () => {
  const plain = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = plain(query);
    return query === '(pointer: coarse)' ? Object.defineProperty(list, 'matches', { value: true }) : list;
  });
  const { user } = await open(refuse(libraryCalls.documentPreviewHtml, 403));
  await user.click(await screen.findByRole('link', { name: first.title }));
  await heading(first.title);
  const row = screen.getByRole('group', { name: 'Publications of the list' });
  expect(within(row).getByText('This content is not included in your subscription.')).toBeVisible();
  expect(within(row).getByText(second.title)).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('[V-02] a preview that was opened by its address knows no list', async () => {
  await renderScreen(remote.routes.gated ?? [], {
    path: `/document_preview/${first.doc_ref}`,
    messages: loadMessages,
    handlers: [previews],
  });
  await heading(first.title);
  expect(screen.queryByRole('navigation')).toBeNull();
});
