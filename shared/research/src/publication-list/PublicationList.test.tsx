import {
  answer,
  anEdition,
  aPublication,
  aPublicationList,
  expectNoAxeViolations,
  refuse,
  renderScreen,
  type Handler,
} from '@portal/testing';
import { type ServedPublication } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { screen, waitFor, within } from '@testing-library/react';
import { separateEditions, separatesEditions } from '../editions/separateEditions.ts';
import { researchMessages } from '../messages/index.ts';
import { PublicationList } from './PublicationList.tsx';
import { publicationsQuery } from './publicationsQuery.ts';

const paging = { pageSize: 2, limit: 6 };

interface Shown {
  excerpt?: boolean;
  folds?: boolean;
  paging?: typeof paging;
  language?: 'en' | 'de';
}

function show(handlers: Handler[], more: Shown = {}) {
  const { paging: pages = paging, language = 'en', ...props } = more;
  const key = ['test', 'list'];
  const query = publicationsQuery({ key, call: libraryCalls.highlightsDocuments, paging: pages });
  return renderScreen(<PublicationList query={query} paging={pages} {...props} />, {
    messages: (which) => Promise.resolve(researchMessages[which]),
    language,
    handlers,
  });
}

/** Answers with the requested page of these publications. */
function pagesOf(all: ServedPublication[]): Handler {
  return answer(libraryCalls.highlightsDocuments, ({ query }) => {
    const page = Number(query.page);
    const records = all.slice((page - 1) * paging.pageSize, page * paging.pageSize);
    return aPublicationList(records, {
      page,
      num_pages: Math.ceil(all.length / paging.pageSize),
      max_records: all.length,
    });
  });
}

const some = (count: number) => Array.from({ length: count }, () => aPublication());
const loadMore = () => screen.findByRole('button', { name: 'Load More' });
const tiles = () => screen.queryAllByRole('article');
const limitMessage = 'Too many publications. Please refine your search.';
const endMessage = 'No more publications available.';

test('[T-02] placeholders equal to the page size stand in while loading', async () => {
  const never = answer(libraryCalls.highlightsDocuments, aPublicationList([]), {
    after: new Promise(() => undefined),
  });
  const { container } = await show([never]);
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(container.querySelectorAll('.placeholder')).toHaveLength(2);
});

test('[P-02] an excerpt is neither counted nor continued', async () => {
  await show([pagesOf(some(5))], { excerpt: true });
  await waitFor(() => expect(tiles()).toHaveLength(2));
  expect(screen.queryByText(/^2 of 5/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('[T-02] Load More appends until the last page, keeps focus, counts, and ends', async () => {
  const { user, container } = await show([pagesOf(some(5))]);
  expect((await screen.findByText('2 of 5 publications')).parentElement).toHaveAttribute('role', 'status');
  await user.click(await loadMore());
  expect(await screen.findByText('4 of 5 publications')).toBeVisible();
  expect(await loadMore()).toHaveFocus();
  await user.click(await loadMore());
  expect(await screen.findByText(endMessage)).toHaveFocus();
  expect(tiles()).toHaveLength(5);
  expect(screen.queryByText(limitMessage)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

/** Answers in pages of its own length, whatever is asked for. */
function pagesOfOwn(all: ServedPublication[], own: number, tells: object): Handler {
  const list = ({ page }: Record<string, string>) => ({
    records: all.slice((Number(page) - 1) * own, Number(page) * own),
    pagination_metadata: tells,
  });
  return {
    ...refuse(libraryCalls.highlightsDocuments, 200),
    answer: (request) => refuse(libraryCalls.highlightsDocuments, 200, list(request.query)).answer(request),
  };
}

test.each([
  ['tells pages and records', { num_pages: 3, max_records: 23 }, '10 of 23', '20 of 23'],
  ['tells the records alone', { max_records: 23 }, '10 of 23', '20 of 23'],
  ['tells nothing', {}, '10 of more than 10', '20 of more than 20'],
])('[T-02] [K-01] an API that answers 10 where 15 were asked, and %s', async (_, tells, ten, twenty) => {
  const all = some(23);
  const { user } = await show([pagesOfOwn(all, 10, tells)], { paging: { pageSize: 15, limit: 60 } });
  for (const [count, words] of [
    [10, ten],
    [20, twenty],
  ] as const) {
    expect(await screen.findByText(`${words} publications`)).toBeVisible();
    await waitFor(() => expect(tiles()).toHaveLength(count));
    await user.click(await loadMore());
  }
  expect(await screen.findByText('23 of 23 publications')).toBeVisible();
  await waitFor(() => expect(tiles()).toHaveLength(23));
  expect(await screen.findByText(endMessage)).toHaveFocus();
  const names = tiles().map((tile) => within(tile).getByRole('heading').textContent);
  expect(new Set(names)).toEqual(new Set(all.map(({ title }) => title)));
});

test('[T-02] [K-01] an API that answers everything at once has no further page', async () => {
  const tells = { num_pages: 2, max_records: 23 };
  await show([pagesOfOwn(some(23), 23, tells)], { paging: { pageSize: 15, limit: 60 } });
  expect(await screen.findByText('23 of 23 publications')).toBeVisible();
  expect(screen.getByText(endMessage)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('[T-02] one page is the end at once, without taking the focus', async () => {
  await show([pagesOf(some(2))]);
  expect(await screen.findByText(endMessage)).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('[H-06] at the limit the limit message stands alone', async () => {
  const { user } = await show([pagesOf(some(6))]);
  await user.click(await loadMore());
  await screen.findByText('4 of 6');
  await user.click(await loadMore());
  expect(await screen.findByText(limitMessage)).toBeVisible();
  expect(screen.queryByText(endMessage)).not.toBeInTheDocument();
});

test('[T-02] records that cannot be read are left out, said, and count as read', async () => {
  const [good] = some(1);
  const broken = { ...aPublication(), title: null };
  const { user } = await show([
    refuse(libraryCalls.highlightsDocuments, 200, {
      ...aPublicationList([], { num_pages: 9, max_records: 9 }),
      records: [good, broken, broken],
    }),
  ]);
  expect(await screen.findByText('2 entries could not be displayed. We have been informed.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.getByText('1 of 9 publications')).toBeVisible();
  expect(tiles()).toHaveLength(1);
  await user.click(await loadMore());
  expect(await screen.findByText(limitMessage)).toBeVisible();
  expect(screen.getByText('4 entries could not be displayed. We have been informed.')).toBeVisible();
});

test('[T-02] a page of nothing but broken records is read past', async () => {
  const broken = { ...aPublication(), title: null };
  const list = ({ page }: Record<string, string>) => ({
    pagination_metadata: { page: Number(page), num_pages: 2, max_records: 3 },
    records: page === '1' ? [broken, broken] : some(1),
  });
  const { user } = await show([
    {
      ...refuse(libraryCalls.highlightsDocuments, 200),
      answer: (request) => refuse(libraryCalls.highlightsDocuments, 200, list(request.query)).answer(request),
    },
  ]);
  await user.click(await loadMore());
  expect(await screen.findByText(endMessage)).toHaveFocus();
  expect(tiles()).toHaveLength(1);
  expect(screen.getByText('2 entries could not be displayed. We have been informed.')).toBeVisible();
});

test('[T-02] nothing found: the count is 0 and the list shows it', async () => {
  const { container } = await show([pagesOf([])]);
  expect(
    await screen.findByText(
      "We can't find what you're looking for. Try using a different search term or filter.",
    ),
  ).toBeVisible();
  expect(screen.getByText('0')).toBeVisible();
  expect(screen.queryByText(endMessage)).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('[T-02] a page that fails leaves the others, and the same button tries again', async () => {
  const good = pagesOf(some(4));
  let broken = true;
  const flaky: Handler = {
    ...good,
    answer: (request) =>
      (request.query.page === '2' && broken ? refuse(libraryCalls.highlightsDocuments, 500) : good).answer(
        request,
      ),
  };
  const { user, container } = await show([flaky]);
  await user.click(await loadMore());
  expect(await screen.findByText('Further publications could not be loaded.')).toBeVisible();
  expect(tiles()).toHaveLength(2);
  expect(screen.getByText('2 of 4 publications')).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  expect(again).toHaveFocus();
  await expectNoAxeViolations(container);
  broken = false;
  await user.click(again);
  await waitFor(() => expect(tiles()).toHaveLength(4));
});

test('[T-02] a publication that moved to the next page is shown once, and the count is right', async () => {
  const [one, two, three] = some(3) as [ServedPublication, ServedPublication, ServedPublication];
  const moving = answer(libraryCalls.highlightsDocuments, ({ query }) =>
    aPublicationList(query.page === '1' ? [one, two] : [two, three], {
      page: Number(query.page),
      num_pages: 2,
      max_records: query.page === '1' ? 3 : 4,
    }),
  );
  const { user } = await show([moving]);
  expect(await screen.findByText('2 of 3 publications')).toBeVisible();
  await user.click(await loadMore());
  expect(await screen.findByText(endMessage)).toBeVisible();
  expect(tiles()).toHaveLength(3);
  expect(screen.getByText('3 of 3 publications')).toBeVisible();
});

test.each<[string, object | null | undefined]>([
  ['nothing', undefined],
  ['null', null],
  ['null for its numbers', { page: 1, num_pages: null, max_records: null }],
])(
  '[T-02] [K-01] a list that tells %s of its pages goes on until one comes back short',
  async (_, metadata) => {
    const all = some(5);
    const withoutCounts = answer(libraryCalls.highlightsDocuments, ({ query }) => {
      const start = (Number(query.page) - 1) * paging.pageSize;
      const records = all.slice(start, start + paging.pageSize);
      return { records, pagination_metadata: metadata } as unknown as ReturnType<typeof aPublicationList>;
    });
    const { user } = await show([withoutCounts], { paging: { pageSize: 2, limit: 20 } });
    expect(await screen.findByText('2 of more than 2 publications')).toBeVisible();
    await user.click(await loadMore());
    await screen.findByText('4 of more than 4 publications');
    await user.click(await loadMore());
    expect(await screen.findByText(endMessage)).toBeVisible();
    expect(screen.getByText('5 of 5 publications')).toBeVisible();
  },
);

test('[T-02] [K-01] an API with the same publications on every page is asked once more at most', async () => {
  const records = some(2);
  const same = refuse(libraryCalls.highlightsDocuments, 200, records);
  const { user, requests } = await show([same], { paging: { pageSize: 2, limit: 20 } });
  await user.click(await loadMore());
  expect(await screen.findByText(endMessage)).toBeVisible();
  expect(screen.getByText('2 of 2 publications')).toBeVisible();
  expect(requests.filter(({ path }) => path === libraryCalls.highlightsDocuments.path)).toHaveLength(2);
});

test.each([
  [
    'en',
    'The publications could not be shown',
    'There is content here, but it could not be shown. We have been informed.',
  ],
  [
    'de',
    'Die Publikationen konnten nicht angezeigt werden',
    'Hier gibt es Inhalte, sie konnten aber nicht angezeigt werden. Wir wurden darüber informiert.',
  ],
] as const)(
  '[K-01] (%s) a list of which nothing can be shown does not say that there is nothing',
  async (language, title, text) => {
    await show([refuse(libraryCalls.highlightsDocuments, 200, [{ name: 'Paper' }])], { language });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  },
);

test('[T-02] a long page is drawn in slices, so that no tap has to wait for all of it', async () => {
  const counts = new Set<number>();
  const observer = new MutationObserver(() => counts.add(tiles().length));
  observer.observe(document.body, { childList: true, subtree: true });
  const handler = answer(libraryCalls.highlightsDocuments, aPublicationList(some(25)));
  await show([handler], { paging: { pageSize: 25, limit: 25 } });
  await waitFor(() => expect(tiles()).toHaveLength(25));
  observer.disconnect();
  expect([...counts].filter((count) => count > 0)).toEqual([10, 20, 25]);
});

test('[G-13] an unentitled tile opens the dialogue with the mail link; Escape closes it', async () => {
  const { user } = await show([pagesOf([aPublication({ title: 'Bonds', entitled: false })])]);
  await user.click(await screen.findByRole('button', { name: 'Bonds' }));
  const dialog = await screen.findByRole('dialog', { name: 'No access – invalid subscription' });
  expect(within(dialog).getByText(/^This content falls outside your entitlements\./)).toHaveTextContent(
    'This content falls outside your entitlements. Please contact the sales representative of the team:',
  );
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', 'mailto:publications@bank.example');
  await expectNoAxeViolations(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([[refuse(libraryCalls.highlightsDocuments, 500), 'Something has gone wrong. Please try again.']])(
  'a list that cannot be read shows an error in its place',
  async (handler, text) => {
    await show([handler]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

describe('[L-16] Show editions separately', () => {
  const name = 'Show editions separately';
  const folded = [aPublication({ paper_id: 'P1', other_editions: [anEdition()] })];
  beforeEach(() => separateEditions(false));

  test('stands where the API folds editions, and is remembered', async () => {
    const { user, container } = await show([pagesOf(folded)], { folds: true });
    await waitFor(() => expect(tiles()).toHaveLength(1));
    const tick = screen.getByRole('checkbox', { name });
    expect(tick).not.toBeChecked();
    await user.click(tick);
    expect(tick).toBeChecked();
    expect(separatesEditions()).toBe(true);
    await user.click(tick);
    expect(separatesEditions()).toBe(false);
    await expectNoAxeViolations(container);
  });

  test('stays while editions are separate, since nothing else takes it back', async () => {
    separateEditions(true);
    await show([pagesOf(some(1))], { folds: true });
    await waitFor(() => expect(tiles()).toHaveLength(1));
    expect(screen.getByRole('checkbox', { name })).toBeChecked();
  });

  test.each([
    ['an API that does not fold', some(1), true],
    ['a list of one language', folded, false],
  ])('is not offered of %s', async (_, records, folds) => {
    await show([pagesOf(records)], { folds });
    await waitFor(() => expect(tiles()).toHaveLength(1));
    expect(screen.queryByRole('checkbox', { name })).not.toBeInTheDocument();
  });
});
