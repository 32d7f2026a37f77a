import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { DataTableColumn } from './DataTableColumn.ts';

interface Company {
  id: number;
  name: string;
  rating: string;
}

const companies = (count: number, from = 1): Company[] =>
  Array.from({ length: count }, (_, place) => ({
    id: from + place,
    name: `Company ${from + place}`,
    rating: 'Outperform',
  }));

const columns: DataTableColumn<Company>[] = [
  { id: 'name', header: 'Company', namesRow: true, cell: ({ name }) => name },
  { id: 'rating', header: 'Rating', width: 90, cell: ({ rating }) => rating },
];

type Overrides = Partial<DataTableProps<Company>>;

const show = (overrides: Overrides, language: 'en' | 'de' = 'en') =>
  renderScreen(
    <main>
      <h1>Page</h1>
      <DataTable
        caption="Rating changes"
        columns={columns}
        rows={[]}
        rowId={({ id }) => `${id}`}
        {...overrides}
      />
    </main>,
    { language },
  );

const table = () => screen.findByRole('table', { name: 'Rating changes' });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('[T-03] ten rows, from the first page, named and headed for screen readers', async () => {
  const rows = companies(23);
  const { container } = await show({ rows });
  expect(await names()).toEqual(companies(10).map(({ name }) => name));
  expect(screen.getByRole('columnheader', { name: 'Rating' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations(container);
});

test('[T-03] the buttons are previous, first, up to three pages, last, next', async () => {
  const rows = companies(95);
  const { user } = await show({ rows });
  const way = await screen.findByRole('navigation', { name: 'Pages: Rating changes' });
  const labels = () =>
    within(way)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  const press = (name: string) => user.click(within(way).getByRole('button', { name }));
  expect(labels()).toEqual([
    'Previous page',
    'First page',
    'Page 1',
    'Page 2',
    'Page 3',
    'Last page',
    'Next page',
  ]);
  expect(within(way).getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await press('Previous page');
  expect(within(way).getByRole('status')).toHaveTextContent('Page 1 of 10');
  await press('Last page');
  expect(await names()).toEqual(companies(5, 91).map(({ name }) => name));
  expect(labels().slice(2, 5)).toEqual(['Page 8', 'Page 9', 'Page 10']);
  const next = within(way).getByRole('button', { name: 'Next page' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await press('Page 8');
  await press('Next page');
  expect(next).toHaveFocus();
  expect(within(way).getByRole('status')).toHaveTextContent('Page 9 of 10');
  await press('First page');
  expect((await names())[0]).toBe('Company 1');
});

test('[T-03] nothing sorts', async () => {
  const { user } = await show({ rows: companies(3) });
  const before = await names();
  const head = screen.getByRole('columnheader', { name: 'Company' });
  expect(head).not.toHaveAttribute('aria-sort');
  expect(within(head).queryByRole('button')).toBeNull();
  await user.click(head);
  expect(await names()).toEqual(before);
});

test('[T-03] columns are 150 pixels wide unless they say otherwise, and never below 20', async () => {
  const narrow: DataTableColumn<Company> = { id: 'id', header: '', width: 4, cell: ({ id }) => id };
  const { container } = await show({ rows: companies(1), columns: [...columns, narrow] });
  await table();
  const widths = [...container.querySelectorAll('col')].map((column) => column.style.width);
  expect(widths).toEqual(['150px', '90px', '20px']);
});

test.each([
  ['en', 'No data available.'],
  ['de', 'Keine Daten verfügbar.'],
] as const)('[T-03] without rows it shows it (%s)', async (language, words) => {
  await show({ rows: [] }, language);
  expect(within(await table()).getByText(words)).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('on their way, rows have a place, and readers are notified', async () => {
  const { container } = await show({ rows: undefined, pageSize: 15 });
  expect(screen.getByRole('status')).toHaveTextContent('Rating changes: Loading...');
  expect(screen.queryByRole('table')).toBeNull();
  await expectNoAxeViolations(container);
});

test('a failure stands instead of the rows and offers another try', async () => {
  const handleRetry = jest.fn();
  const { user } = await show({ rows: undefined, onRetry: handleRetry });
  expect(within(await table()).getByRole('status')).toHaveTextContent('Could not load – Try again');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

function FromServer({ count }: { count: number }) {
  const [index, setIndex] = useState(0);
  const [rows, setRows] = useState(companies(15));
  function handleChange(next: number) {
    setIndex(next);
    setRows(companies(15, next * 15 + 1));
  }
  return (
    <DataTable
      caption="Rating changes"
      columns={columns}
      rows={rows}
      rowId={({ id }) => `${id}`}
      pageSize={15}
      paging={{ index, count, onChange: handleChange }}
    />
  );
}

test('[T-03] pages of the server are asked for one by one', async () => {
  const { user } = await renderScreen(<FromServer count={4} />);
  await table();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect((await names())[0]).toBe('Company 16');
  expect(await names()).toHaveLength(15);
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect((await names())[0]).toBe('Company 46');
  expect(screen.getByRole('status')).toHaveTextContent('Page 4 of 4');
});

test('a page of the server beyond the last leads back to the last', async () => {
  const handleChange = jest.fn();
  await show({ rows: [], pageSize: 15, paging: { index: 7, count: 2, onChange: handleChange } });
  await waitFor(() => expect(handleChange).toHaveBeenCalledWith(1));
});

/** Simulates this width for components that measure themselves. */
function placeOf(width: number) {
  class Observer implements ResizeObserver {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe(target: Element) {
      const contentRect = new DOMRect(0, 0, width, 400);
      const sizes = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
      this.tell([{ target, contentRect, ...sizes }], this);
    }
    unobserve() {}
    disconnect() {}
  }
  globalThis.ResizeObserver = Observer;
}

const { ResizeObserver: observer } = globalThis;
afterEach(() => Object.assign(globalThis, { ResizeObserver: observer }));

test.each([
  [229, true],
  [230, false],
])(
  '[L-10] in a place of %i pixels, what is shown of a table that does not fit: %s',
  async (width, isSaid) => {
    placeOf(width);
    await show({ rows: companies(1), tooWide: <p>Rotate your device</p> });
    await table();
    if (isSaid) expect(await screen.findByText('Rotate your device')).toBeVisible();
    else expect(screen.queryByText('Rotate your device')).toBeNull();
    expect(screen.queryAllByRole('region', { name: 'Rating changes' })).toHaveLength(isSaid ? 1 : 0);
  },
);
