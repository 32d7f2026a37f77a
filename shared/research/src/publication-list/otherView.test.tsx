import { answer, aPublication, aPublicationList, renderScreen } from '@portal/testing';
import { removeCookie } from '@portal/session';
import { libraryCalls } from '@portal/wire-libraries';
import { screen, waitFor } from '@testing-library/react';
import { researchMessages } from '../messages/index.ts';
import { PublicationList } from './PublicationList.tsx';
import { publicationsQuery } from './publicationsQuery.ts';

const call = libraryCalls.highlightsDocuments;
const paging = { pageSize: 25, limit: 50 };
const records = Array.from({ length: paging.pageSize }, (_, place) =>
  aPublication({ title: `No. ${place}` }),
);

const readable = () => screen.queryAllByRole('article').length;
const inDocument = () => screen.queryAllByRole('article', { hidden: true }).length;

beforeEach(() => removeCookie('listView'));

test('[L-18] rows come slice by slice, while tiles go out of reach at once and slice by slice', async () => {
  const query = publicationsQuery({ key: ['test'], call, paging });
  const { user, container } = await renderScreen(<PublicationList query={query} paging={paging} />, {
    messages: (language) => Promise.resolve(researchMessages[language]),
    handlers: [answer(call, aPublicationList(records, { max_records: paging.pageSize }))],
  });
  await waitFor(() => expect(readable()).toBe(25));
  const tiles = [...container.querySelectorAll('article')];
  const seen: string[] = [];
  const look = () => {
    const left = tiles.filter((tile) => tile.isConnected).length;
    const now = `${readable()} rows, ${left} tiles`;
    if (seen.at(-1) !== now) seen.push(now);
  };
  const observer = new MutationObserver(look);
  observer.observe(container, { childList: true, subtree: true });
  await user.click(screen.getByRole('button', { name: 'Rows' }));
  await waitFor(() => expect(inDocument()).toBe(25));
  observer.disconnect();
  expect(seen).toEqual(['10 rows, 25 tiles', '20 rows, 15 tiles', '25 rows, 0 tiles']);
  expect(screen.getAllByRole('list').filter((list) => list.querySelector('article'))).toHaveLength(1);
  await user.keyboard('j');
  expect(document.activeElement).toHaveTextContent('No. 0');
});
