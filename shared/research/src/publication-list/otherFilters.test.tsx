import { answer, aPublication, aPublicationList, refuse, renderScreen, type Handler } from '@portal/testing';
import { libraryCalls } from '@portal/wire-libraries';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { researchMessages } from '../messages/index.ts';
import { PublicationList } from './PublicationList.tsx';
import { publicationsQuery } from './publicationsQuery.ts';

const call = libraryCalls.highlightsDocuments;
const paging = { pageSize: 2, limit: 6 };

/** A list with a filter. */
function Filtered() {
  const [term, setTerm] = useState('');
  const query = publicationsQuery({
    key: ['test', 'filtered'],
    call,
    paging,
    filters: { search_term: term === '' ? undefined : term },
  });
  return (
    <>
      {['bank', 'rates', 'nothing'].map((each) => (
        <button key={each} type="button" onClick={() => setTerm(each)}>
          {each}
        </button>
      ))}
      <PublicationList query={query} paging={paging} />
    </>
  );
}

const list = answer(call, ({ query: { search_term: term = 'all' } }) =>
  term === 'nothing'
    ? aPublicationList([])
    : aPublicationList([aPublication({ title: `About ${term}` })], { num_pages: 1, max_records: 1 }),
);

function show(inBank: Handler) {
  const handler: Handler = {
    ...list,
    answer: (request) => (request.query['search_term'] === 'bank' ? inBank : list).answer(request),
  };
  return renderScreen(<Filtered />, {
    messages: (language) => Promise.resolve(researchMessages[language]),
    handlers: [handler],
  });
}

const region = (container: HTMLElement) => container.querySelector('section');
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

test('[L-24] with other filters the old list stands until the new one loads and is announced', async () => {
  const gate = new EventTarget();
  const open = new Promise((resolve) => gate.addEventListener('open', resolve));
  const { user, container } = await show({
    ...list,
    answer: async (request) => {
      await open;
      return list.answer(request);
    },
  });
  await waitFor(() => expect(shown()).toEqual(['About all']));
  const count = screen.getByText('1 of 1 publication');
  await user.click(press('bank'));
  expect(region(container)).toHaveAttribute('aria-busy', 'true');
  expect(region(container)).toHaveAttribute('data-stale', 'waiting');
  expect(shown()).toEqual(['About all']);
  expect(count).toBeVisible();
  expect(press('bank')).toHaveFocus();
  gate.dispatchEvent(new Event('open'));
  await waitFor(() => expect(shown()).toEqual(['About bank']));
  expect(region(container)).not.toHaveAttribute('aria-busy');
  expect(region(container)).not.toHaveAttribute('data-stale');
  const now = screen.getByText('1 of 1 publication');
  expect(now).not.toBe(count);
  expect(now.parentElement).toHaveAttribute('role', 'status');
  expect(press('bank')).toHaveFocus();
});

test('[L-24] a list that fails with other filters leaves the old one, and Try again', async () => {
  let broken = true;
  const { user, container } = await show({
    ...list,
    answer: (request) => (broken ? refuse(call, 500) : list).answer(request),
  });
  await waitFor(() => expect(shown()).toEqual(['About all']));
  await user.click(press('bank'));
  expect(await screen.findByText(/^Publications under these filters: Could not load/)).toBeVisible();
  expect(shown()).toEqual(['About all']);
  expect(region(container)).toHaveAttribute('data-stale', 'failed');
  expect(region(container)).not.toHaveAttribute('aria-busy');
  broken = false;
  await user.click(press('Try again'));
  await waitFor(() => expect(shown()).toEqual(['About bank']));
  expect(screen.queryByText(/Could not load/)).not.toBeInTheDocument();
});

/** A list that never loads, so that the previous one stays. */
const never: Handler = { ...list, answer: () => new Promise(() => undefined) };

test('[L-24] old entries are inert while new ones load, and not once these have failed', async () => {
  const { user, container } = await show(never);
  await waitFor(() => expect(shown()).toEqual(['About all']));
  const entries = () => container.querySelector('section ul');
  expect(entries()).not.toHaveAttribute('inert');
  await user.click(press('bank'));
  expect(entries()).toHaveAttribute('inert');
  await user.click(press('rates'));
  await waitFor(() => expect(shown()).toEqual(['About rates']));
  expect(entries()).not.toHaveAttribute('inert');
});

test('[L-24] the focus stays in the old list, whose entries are not opened, until it leaves', async () => {
  const { user, container, address } = await show(never);
  await waitFor(() => expect(shown()).toEqual(['About all']));
  const entries = container.querySelector('section ul');
  const title = screen.getByRole('link', { name: 'About all' });
  act(() => title.focus());
  const [before, opened] = [address(), jest.fn()];
  entries?.addEventListener('click', opened);
  fireEvent.click(press('bank'));
  await waitFor(() => expect(region(container)).toHaveAttribute('data-stale', 'waiting'));
  expect(title).toHaveFocus();
  expect(entries).not.toHaveAttribute('inert');
  await user.keyboard('{Enter}d');
  expect(opened).not.toHaveBeenCalled();
  expect(address()).toBe(before);
  act(() => press('rates').focus());
  expect(entries).toHaveAttribute('inert');
});

test('[L-24] an empty list gives way to placeholders, and the next one starts at page one', async () => {
  const { user, container } = await show(list);
  await waitFor(() => expect(shown()).toEqual(['About all']));
  await user.click(press('nothing'));
  expect(await screen.findByText('0')).toBeVisible();
  await user.click(press('rates'));
  expect(region(container)).not.toHaveAttribute('data-stale');
  await waitFor(() => expect(shown()).toEqual(['About rates']));
});
