import { queryClient } from '@portal/api';
import { aPublication, aPublicationList } from '@portal/testing';
import type { PublicationList } from '@portal/wire';
import { noteRead } from './noteRead.ts';

const key = ['a', 'list'];
const news = { since: '2026-11-20T16:40:00Z', count: 5 };

function keep(publications: Parameters<typeof aPublicationList>[0]): void {
  const list = aPublicationList(publications);
  const page = { ...list, pagination_metadata: { ...list.pagination_metadata, news } };
  queryClient.setQueryData(key, { pages: [page], pageParams: [1] });
}
const cachedPage = () => queryClient.getQueryData<{ pages: PublicationList[] }>(key)?.pages[0];
const opened = (ref: string) => noteRead(({ doc_ref: docRef }) => docRef === ref);

afterEach(() => queryClient.clear());

test('[L-21] an opened paper is read in loaded lists, in any edition, and no longer counted', () => {
  const [one, other] = [aPublication({ doc_ref: 'one' }), aPublication({ doc_ref: 'other' })];
  keep([
    { ...one, other_editions: [{ ...one, doc_ref: 'eine' }], is_read: false, is_new: true },
    { ...other, is_read: false, is_new: true },
  ]);
  opened('eine');
  expect(cachedPage()?.records).toMatchObject([
    { is_read: true, is_new: false },
    { is_read: false, is_new: true },
  ]);
  expect(cachedPage()?.pagination_metadata.news).toEqual({ ...news, count: 4 });
  const before = cachedPage();
  opened('eine');
  expect(cachedPage()).toBe(before);
});

test('[L-21] every page counts a read paper less, once where it is on two of them', () => {
  const [one, other] = [aPublication({ doc_ref: 'one' }), aPublication({ doc_ref: 'other' })];
  const unread = { is_read: false, is_new: true, paper_id: 'P-1' };
  const pageOf = (...publications: Parameters<typeof aPublicationList>[0]) => {
    const list = aPublicationList(publications);
    return { ...list, pagination_metadata: { ...list.pagination_metadata, news } };
  };
  const counts = () =>
    queryClient
      .getQueryData<{ pages: PublicationList[] }>(key)
      ?.pages.map(({ pagination_metadata: metadata }) => metadata.news?.count);
  const keepPages = (...pages: PublicationList[]) =>
    queryClient.setQueryData(key, { pages, pageParams: pages.map((_, place) => place + 1) });
  keepPages(pageOf({ ...one, ...unread }), pageOf({ ...other, is_read: false, is_new: true }));
  opened('one');
  expect(counts()).toEqual([4, 4]);
  keepPages(pageOf({ ...one, ...unread }), pageOf({ ...one, ...unread }));
  opened('one');
  expect(counts()).toEqual([4, 4]);
});

test('[L-21] [K-02] an API that keeps nothing shows nothing as read', () => {
  keep([aPublication({ doc_ref: 'one' })]);
  const before = cachedPage();
  opened('one');
  expect(cachedPage()).toBe(before);
});

test('what is not a list of publications is left alone', () => {
  queryClient.setQueryData(['other'], { pages: 'none' });
  queryClient.setQueryData(['nothing'], null);
  expect(() => opened('one')).not.toThrow();
});
