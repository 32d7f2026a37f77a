import { expectNoAxeViolations, passTime, renderScreen } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DayRange } from './days/DayRange.ts';

const changes: (DayRange | undefined)[] = [];

function Example({ initial }: { initial?: DayRange }) {
  const [range, setRange] = useState(initial);
  function handleChange(next: DayRange | undefined) {
    changes.push(next);
    setRange(next);
  }
  return (
    <main>
      <DateRangePicker label="Period" value={range} onChange={handleChange} today="2026-03-11" />
      <button type="button" onClick={() => setRange(undefined)}>
        Away
      </button>
    </main>
  );
}

beforeEach(() => changes.splice(0));
afterEach(() => jest.useRealTimers());

const open = (initial?: DayRange, language: 'en' | 'de' = 'en') =>
  renderScreen(<Example initial={initial} />, { language });
const from = () => screen.getByRole('textbox', { name: 'From' });
const to = () => screen.getByRole('textbox', { name: 'To' });
/** Longer than the debounce. */
async function aMoment() {
  await passTime(350);
  jest.useRealTimers();
}

test('[L-04] two days typed are a range, a moment after the last keystroke', async () => {
  const { user } = await open();
  await user.type(from(), '1.2.2026');
  await user.type(to(), '03.02.2026');
  expect(changes).toEqual([]);
  await waitFor(() => expect(changes).toEqual([{ start: '2026-02-01', end: '2026-02-03' }]));
  expect(from()).toHaveValue('1.2.2026');
});

test('[L-04] Enter, and leaving the field, do not wait', async () => {
  const { user } = await open();
  await user.type(from(), '1.2.2026');
  await user.type(to(), '3.2.2026{Enter}');
  expect(changes).toEqual([{ start: '2026-02-01', end: '2026-02-03' }]);
  await user.clear(to());
  await user.type(to(), '4.2.2026');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(changes.at(-1)).toEqual({ start: '2026-02-01', end: '2026-02-04' });
});

test('[L-04] a year of two digits counts once the field is left', async () => {
  const { user } = await open();
  await user.type(from(), '010226');
  await user.type(to(), '3.2.26');
  expect(changes).toEqual([]);
  await user.click(document.body);
  expect(changes).toEqual([{ start: '2026-02-01', end: '2026-02-03' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[L-04] one day alone clears the range, and it is shown once the field is left', async () => {
  const { user } = await open({ start: '2026-02-01', end: '2026-02-03' });
  jest.useFakeTimers();
  expect(from()).toHaveValue('01.02.2026');
  await user.clear(to());
  await aMoment();
  expect(changes).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(document.body);
  expect(changes).toEqual([undefined]);
  expect(screen.getByRole('alert')).toHaveTextContent('A date range needs both a start and an end.');
  expect(from()).toHaveValue('01.02.2026');
  expect(to()).toBeInvalid();
});

test.each([
  ['yesterday', '1.3.2026', 'From: please enter the day as dd.mm.yyyy, such as 31.12.2025.'],
  ['30.2.2026', '1.3.2026', 'From: this day does not exist.'],
  ['1.3.2026', '12.3.2026', 'To: this day is in the future. The latest possible day is 11.03.2026.'],
  ['2.3.2026', '1.3.2026', 'The date range ends before it starts.'],
  ['1.1.1800', '1.3.2026', 'From: please enter a day from 01.01.1900 on.'],
])('[L-04] %s to %s: %s; what was typed stays', async (start, end, sentence) => {
  const { user } = await open();
  jest.useFakeTimers();
  await user.click(from());
  await user.paste(start);
  await user.click(to());
  await user.paste(end);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(from()).toHaveValue(start);
  expect(to()).toHaveValue(end);
  await aMoment();
  expect(changes).toEqual([]);
  if (start === 'yesterday') await expectNoAxeViolations(document.body);
});

test('[L-04] [I-02] the calendar takes two days in any order; future days cannot be chosen', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Calendar: Period' }));
  const panel = screen.getByRole('dialog', { name: 'Period' });
  const day = (name: RegExp) => within(panel).findByRole('gridcell', { name });
  expect(await day(/Thursday, 12 March 2026/)).toHaveAttribute('aria-disabled', 'true');
  expect(within(panel).getAllByRole('columnheader')[0]).toHaveTextContent('Monday');
  await user.click(await day(/Thursday, 12 March 2026/));
  expect(from()).toHaveValue('');
  jest.useFakeTimers();
  await user.click(await day(/Tuesday, 10 March 2026/));
  expect(within(panel).getByText('Choose the last day.')).toBeVisible();
  await aMoment();
  expect(changes).toEqual([]);
  await expectNoAxeViolations(document.body);
  await user.click(await day(/Monday, 2 March 2026/));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Calendar: Period' })).toHaveFocus();
  expect([from(), to()].map((field) => (field as HTMLInputElement).value)).toEqual([
    '02.03.2026',
    '10.03.2026',
  ]);
  await waitFor(() => expect(changes).toEqual([{ start: '2026-03-02', end: '2026-03-10' }]));
}, 20_000);

test('[L-04] usual ranges are one press away; Escape closes and gives focus back', async () => {
  const { user } = await open();
  const opener = screen.getByRole('button', { name: 'Calendar: Period' });
  await user.click(opener);
  await user.keyboard('{Tab}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() => expect(changes).toEqual([{ start: '2026-03-05', end: '2026-03-11' }]));
  await user.click(screen.getByRole('button', { name: 'Clear: Period' }));
  await waitFor(() => expect(changes.at(-1)).toBeUndefined());
  expect(from()).toHaveFocus();
});

test('[L-06] what is taken away elsewhere is gone here, too', async () => {
  const { user } = await open({ start: '2026-02-01', end: '2026-02-03' });
  await user.click(screen.getByRole('button', { name: 'Away' }));
  expect(from()).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[I-02] the German calendar speaks German and begins on Monday', async () => {
  const { user } = await open({ start: '2026-02-01', end: '2026-02-03' }, 'de');
  await user.click(screen.getByRole('button', { name: 'Kalender: Period' }));
  expect(await screen.findByRole('combobox', { name: 'Monat' })).toHaveDisplayValue('Februar');
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Montag');
  expect(screen.getByRole('gridcell', { name: /Sonntag, 1. Februar 2026/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectNoAxeViolations(document.body);
});

test('[L-04] the calendar marks today in Zurich, whatever the browser’s clock says', async () => {
  const { user } = await open();
  jest.useFakeTimers({ now: new Date(2026, 2, 12, 3), advanceTimers: true });
  await user.click(screen.getByRole('button', { name: 'Calendar: Period' }));
  const marked = async () => {
    const days = await screen.findAllByRole('gridcell');
    return days.filter((day) => day.hasAttribute('aria-current')).map((day) => day.textContent);
  };
  expect(await marked()).toEqual(['11']);
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await marked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await marked()).toEqual(['11']);
});
