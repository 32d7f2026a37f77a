import { changeLanguage, useLanguage } from '@portal/i18n';
import { answer, aPublication, aPublicationList, refuse, renderScreen, type Handler } from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { act, screen, waitFor } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { PublicationList } from './PublicationList.tsx';
import { publicationsQuery } from './publicationsQuery.ts';

const call = libraryCalls.highlightsDocuments;
const paging = { pageSize: 2, limit: 6 };

/** A list folded for the language of the interface. */
function Folding() {
  const filters = { fold_editions: useLanguage() === 'en' ? 'English' : 'German' } as const;
  const query = publicationsQuery({ key: ['test'], call, filters, paging });
  return <PublicationList query={query} paging={paging} folds />;
}

/** Pages of three, each paper in the leading language. */
const folded = answer(call, ({ query }) => {
  const [page, language] = [Number(query['page']), query['fold_editions'] ?? ''];
  const records = [1, 2].map((place) => {
    const paper = (page - 1) * 2 + place;
    return aPublication({
      doc_ref: `${language}${paper}`,
      title: `${language} ${paper}`,
      paper_id: `P${paper}`,
      other_editions: [],
    });
  });
  return aPublicationList(records, { page, num_pages: 3, max_records: 6 });
});

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const [english, german] = ['English', 'German'].map((name) =>
  [1, 2, 3, 4].map((paper) => `${name} ${paper}`),
);

/** A reader who has loaded two pages; `inGerman` answers the German requests. */
async function atTheSecondPage(inGerman: Handler) {
  const list: Handler = {
    ...folded,
    answer: (request) => (request.query['fold_editions'] === 'German' ? inGerman : folded).answer(request),
  };
  const shown = await renderScreen(<Folding />, {
    messages: (language) => Promise.resolve(researchMessages[language]),
    handlers: [list],
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(titles()).toEqual(english));
  return shown;
}

test('[I-01] [L-16] texts change at once; entries stand until as many lead in the other language', async () => {
  const gates = [new EventTarget(), new EventTarget()];
  const come = gates.map((gate) => new Promise((resolve) => gate.addEventListener('open', resolve)));
  const { requests } = await atTheSecondPage({
    ...folded,
    answer: async (request) => {
      await come[Number(request.query['page']) - 1];
      return folded.answer(request);
    },
  });
  const entries = screen.getAllByRole('listitem');
  const germanPages = () =>
    requests.flatMap(({ query }) => (query['fold_editions'] === 'German' ? [query['page']] : []));
  await act(() => changeLanguage('de'));
  await waitFor(() => expect(screen.getAllByText('Englisch')).toHaveLength(4));
  expect(germanPages()).toEqual(['1']);
  gates[0]?.dispatchEvent(new Event('open'));
  await waitFor(() => expect(germanPages()).toEqual(['1', '2']));
  expect(titles()).toEqual(english);
  gates[1]?.dispatchEvent(new Event('open'));
  await waitFor(() => expect(titles()).toEqual(german));
  expect(screen.getAllByRole('listitem')).toEqual(entries);
  expect(germanPages()).toEqual(['1', '2']);
});

test('[I-01] a page that fails in the other language leaves the loaded ones, and Try again', async () => {
  await atTheSecondPage({
    ...folded,
    answer: (request) => (request.query['page'] === '1' ? folded : refuse(call, 503)).answer(request),
  });
  await act(() => changeLanguage('de'));
  await waitFor(() => expect(titles()).toEqual(german?.slice(0, 2)));
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
