import { PublicationList } from '@portal/research';
import {
  answer,
  aPublication,
  aPublicationList,
  aTag,
  refuse,
  renderScreen,
  type Handler,
} from '@portal/testing';
import { calls } from '@portal/wire';
import { profileCalls } from '@portal/wire-profiles';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { loadMessages } from '#messages/index.ts';
import { relatedResearchQuery } from './relatedResearch.ts';

const { relatedResearch } = profileCalls;
const alpin = aTag({ category: 'Company', value: 'Alpin Bank', external_id: 'C0001' });
const paging = { pageSize: 20, limit: 20 };

const listOf = (ref: string, assetClass: string) => (
  <PublicationList
    query={relatedResearchQuery({
      ...{ ref, category: 'Company', paging },
      filters: { 'Asset Classification': [assetClass] },
    })}
    paging={paging}
    excerpt
  />
);

function TwoLists() {
  const [ref, setRef] = useState('C0001');
  return (
    <>
      <button onClick={() => setRef('C0002')}>Another record</button>
      <div key={ref}>{listOf(ref, 'Equity')}</div>
    </>
  );
}

const open = (...handlers: Handler[]) =>
  renderScreen(listOf('C0001', 'Equity'), {
    messages: loadMessages,
    handlers: [...handlers, answer(calls.tagsByRef, alpin)],
  });

const list = (title: string, tags = {}) => aPublicationList([aPublication({ title, primary_tags: tags })]);
const onAlpin = list('On Alpin', { Company: [alpin] });
const onOthers = list('On somebody else');

test('[P-02] [K-02] research is requested by id once, together with the record, never by name', async () => {
  const { requests } = await open(answer(relatedResearch, onAlpin));
  expect(await screen.findByText('On Alpin')).toBeVisible();
  const reads = requests.filter(({ path }) => path === relatedResearch.path);
  expect(reads.map(({ query }) => query)).toEqual([
    expect.objectContaining({
      ...{ ref: 'C0001', order: 'desc', fold_editions: 'English' },
      tag_filters: '{"Language":["English","German"],"Asset Classification":["Equity"]}',
    }),
  ]);
});

test.each<[string, Handler]>([
  ['knows no ids and answers with all research', answer(relatedResearch, onOthers)],
  ['refuses an id', refuse(relatedResearch, 400)],
])('[P-02] [K-02] an API that %s is asked by name, as documented', async (_, byId) => {
  const documented: Handler = {
    ...byId,
    answer: (request) =>
      'ref' in request.query ? byId.answer(request) : answer(relatedResearch, onAlpin).answer(request),
  };
  const { requests } = await open(documented);
  expect(await screen.findByText('On Alpin')).toBeVisible();
  expect(screen.queryByText('On somebody else')).toBeNull();
  const reads = requests.filter(({ path }) => path === relatedResearch.path);
  expect(reads.at(-1)?.query).toMatchObject({
    tag_filters:
      '{"Language":["English","German"],"Asset Classification":["Equity"],"Company":["Alpin Bank"]}',
    ...{
      page_name: 'company',
      component_name: 'research',
      page: '1',
      page_size: '20',
      limit: '20',
      order: 'desc',
    },
  });
});

test('[P-02] [K-02] an API that knows no ids is asked by name alone from then on', async () => {
  const byName: Handler = {
    ...answer(relatedResearch, onAlpin),
    answer: (request) => answer(relatedResearch, 'ref' in request.query ? onOthers : onAlpin).answer(request),
  };
  const { user, requests } = await renderScreen(<TwoLists />, {
    messages: loadMessages,
    handlers: [byName, answer(calls.tagsByRef, alpin)],
  });
  expect(await screen.findByText('On Alpin')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Another record' }));
  await waitFor(() => expect(requests.filter(({ path }) => path === relatedResearch.path)).toHaveLength(3));
  expect(requests.filter(({ query }) => 'ref' in query && query['page_name'] === 'company')).toHaveLength(1);
});

test('[P-02] a failure is a failure, and is not asked again by name', async () => {
  const { requests } = await open(refuse(relatedResearch, 500));
  expect(await screen.findByText('The publications could not be loaded')).toBeVisible();
  expect(requests.filter(({ path }) => path === relatedResearch.path)).toHaveLength(1);
});
