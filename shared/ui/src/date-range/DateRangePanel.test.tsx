import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DayRange } from './days/DayRange.ts';
import { DateRangePanel } from './DateRangePanel.tsx';

const changes: (DayRange | undefined)[] = [];

/** Closes like a panel and returns focus to its button. */
function Example({ initial }: { initial?: DayRange | undefined }) {
  const [range, setRange] = useState(initial);
  const [opened, setOpened] = useState(true);
  function handleChange(next: DayRange | undefined) {
    changes.push(next);
    setRange(next);
  }
  function handleDone() {
    document.querySelector('button')?.focus();
    setOpened(false);
  }
  return (
    <main>
      <button type="button" onClick={() => setOpened(false)}>
        Period
      </button>
      {opened ? (
        <DateRangePanel
          label="Period"
          value={range}
          onChange={handleChange}
          onDone={handleDone}
          today="2026-03-11"
        />
      ) : null}
    </main>
  );
}

beforeEach(() => changes.splice(0));

async function open(initial?: DayRange) {
  const { user } = await renderScreen(<Example initial={initial} />);
  const from = await screen.findByRole('textbox', { name: 'From' });
  return { user, from, to: screen.getByRole('textbox', { name: 'To' }) };
}

test('[L-04] it takes focus, and two days of its calendar are chosen at once', async () => {
  const { user, from } = await open({ start: '2026-03-01', end: '2026-03-02' });
  expect(from).toHaveFocus();
  await expectNoAxeViolations(document.body);
  await user.click(await screen.findByRole('gridcell', { name: /10 March 2026/ }));
  await user.click(screen.getByRole('gridcell', { name: /Thursday, 5 March 2026/ }));
  expect(changes).toEqual([{ start: '2026-03-05', end: '2026-03-10' }]);
  expect(screen.queryByRole('group')).toBeNull();
});

test('[L-04] a usual range closes it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '1 year' }));
  expect(changes).toHaveLength(1);
  expect(screen.queryByRole('group')).toBeNull();
});

test('[L-04] two days typed hold though the panel is closed at once', async () => {
  const { user, from, to } = await open();
  await user.type(from, '1.2.2026');
  await user.type(to, '3.2.2026');
  await user.click(screen.getByRole('button', { name: 'Period' }));
  await waitFor(() => expect(changes).toEqual([{ start: '2026-02-01', end: '2026-02-03' }]));
});

test('[L-04] one day alone is no range, and it is shown why', async () => {
  const { user, to } = await open({ start: '2026-03-01', end: '2026-03-02' });
  await user.clear(to);
  await user.keyboard('{Enter}');
  expect(screen.getByText('A date range needs both a start and an end.')).toHaveAttribute('role', 'alert');
  expect(changes).toEqual([undefined]);
});
