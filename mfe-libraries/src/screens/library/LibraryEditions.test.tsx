import { changeLanguage } from '@portal/i18n';
import { removeCookie } from '@portal/session';
import {
  answer,
  anEdition,
  aPublication,
  aPublicationList,
  aRatingChangeList,
  refuse,
  renderScreen,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { act, screen, waitFor } from '@testing-library/react';
import { loadMessages } from '#messages/index.ts';
import remote from '#remote.ts';

const german = { value: 'German', translated_value: 'Deutsch' };
const [one, another] = [
  anEdition({ doc_ref: 'de', title: 'Banken im Wandel' }),
  anEdition({
    doc_ref: 'en',
    title: 'Banks in transition',
    language: { value: 'English', translated_value: 'Englisch' },
  }),
];
const editions = {
  German: aPublication({ ...one, language: german, paper_id: 'P1', other_editions: [another] }),
  English: aPublication({ ...another, paper_id: 'P1', other_editions: [one] }),
};
const separate = [aPublication(one), aPublication(another)];

/** Returns one record if editions are folded, else all. */
const listed = ({ query }: { query: Record<string, string> }) => {
  const { fold_editions: language, limit } = query;
  const records = language === 'German' || language === 'English' ? [editions[language]] : separate;
  return aPublicationList(records.slice(0, Number(limit)));
};

const handlers: Handler[] = [
  answer(libraryCalls.bondsDocuments, listed),
  answer(libraryCalls.selectedFixedIncome, listed),
  answer(calls.webDocuments, listed),
  answer(libraryCalls.bondsTagFilters, {}),
  answer(libraryCalls.latestRatings, aRatingChangeList([])),
];

const open = (search = '', more: Handler[] = [], language: 'en' | 'de' = 'en') =>
  renderScreen(remote.routes.gated ?? [], {
    path: `/fixed-income${search}`,
    messages: loadMessages,
    calls: libraryCalls,
    handlers: [...more, ...handlers],
    language,
  });

const folding = ['bonds_documents', 'selected_fixed_income', 'web_documents', 'bonds_tag_filters'];

/** The leading language in the latest request of each call; undefined if not folded. */
const ledBy = (requests: TestRequest[]) =>
  folding.map((call) => requests.findLast(({ path }) => path === call)?.query['fold_editions']);

const tiles = (title: string) => screen.findAllByRole('heading', { name: title });

beforeEach(() => ['filterLanguages', 'studiesOnly', 'separateEditions'].forEach(removeCookie));

test.each([
  ['en', 'English', 'Banks in transition'],
  ['de', 'German', 'Banken im Wandel'],
] as const)(
  '[L-16] in %s the list, its filters, what is featured and selected are led by %s',
  async (language, name, title) => {
    const { requests } = await open('', [], language);
    await waitFor(async () => expect(await tiles(title)).toHaveLength(3));
    await waitFor(() => expect(ledBy(requests)).toEqual([name, name, name, name]));
    expect(screen.queryByRole('heading', { name: name === 'German' ? another.title : one.title })).toBeNull();
  },
);

test('[L-16] another language means another leading edition; until it loads the entry stays', async () => {
  const { requests } = await open();
  await tiles('Banks in transition');
  await act(() => changeLanguage('de'));
  await waitFor(async () => expect(await tiles('Banken im Wandel')).toHaveLength(3));
  await waitFor(() => expect(ledBy(requests)).toEqual(['German', 'German', 'German', 'German']));
});

test('[L-16] the switch shows the editions separately, everywhere, and folds them again', async () => {
  const { user, requests } = await open();
  await tiles('Banks in transition');
  const tick = screen.getByRole('checkbox', { name: 'Show editions separately' });
  await user.click(tick);
  expect(await screen.findByText('2 of 2 publications')).toBeVisible();
  await waitFor(() => expect(ledBy(requests)).toEqual([undefined, undefined, undefined, undefined]));
  await user.click(tick);
  expect(tick).toHaveFocus();
  expect(await screen.findByText('1 of 1 publication')).toBeVisible();
  expect(tick).toHaveFocus();
});

test('[L-16] so does leaving a language out, without a switch', async () => {
  const { requests } = await open('?Language=German');
  expect(await screen.findByText('2 of 2 publications')).toBeVisible();
  await waitFor(() => expect(ledBy(requests)).toEqual([undefined, undefined, undefined, undefined]));
  expect(screen.queryByRole('checkbox', { name: 'Show editions separately' })).not.toBeInTheDocument();
});

test('[L-16] [K-02] an API that refuses the parameter is asked for the list as it is', async () => {
  const strict: Handler = {
    ...answer(libraryCalls.bondsDocuments, listed),
    answer: (request) =>
      (request.query['fold_editions'] === undefined
        ? answer(libraryCalls.bondsDocuments, aPublicationList(separate))
        : refuse(libraryCalls.bondsDocuments, 400)
      ).answer(request),
  };
  await open('', [strict]);
  expect(await screen.findByText('2 of 2 publications')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Show editions separately' })).not.toBeInTheDocument();
});
