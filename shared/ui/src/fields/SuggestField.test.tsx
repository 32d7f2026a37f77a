import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx';

const groups = [
  { id: 'Sector', label: 'Sector', options: [{ value: 'Banks', label: 'Banken', count: 12 }] },
  { id: 'Company', label: 'Company', options: [{ value: 'Bank A', label: 'Bank A' }] },
];

async function open(props: Partial<SuggestFieldProps> = {}) {
  const [onSearch, onChoose] = [jest.fn(), jest.fn()];
  const field = (
    <main>
      <SuggestField
        label="Search filters"
        placeholder="Company …"
        groups={groups}
        onSearch={onSearch}
        onChoose={onChoose}
        {...props}
      />
    </main>
  );
  const { user } = await renderScreen(field);
  return { user, onSearch, onChoose, box: await screen.findByRole('combobox', { name: 'Search filters' }) };
}

test('[L-03] it asks once, shortly after the last letter, and selects by keyboard', async () => {
  const { user, onSearch, onChoose, box } = await open();
  await user.type(box, 'ban');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Banken 12' })).toBeVisible();
  expect(onSearch.mock.lastCall).toEqual(['ban']);
  expect(screen.getByText('Company')).toBeVisible();
  await expectNoAxeViolations(document.body);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['Company', 'Bank A']]);
  expect(box).toHaveValue('');
  expect(screen.queryByRole('option')).toBeNull();
});

test('[L-03] nothing found is shown, and so is a failure, with a way to try again', async () => {
  const onRetry = jest.fn();
  const { user, box } = await open({ groups: [], onRetry });
  await user.type(box, 'x');
  await waitFor(() => expect(screen.getAllByText(/Could not load/)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
});

test('[L-03] nothing found is shown', async () => {
  const { user, box } = await open({ groups: [] });
  await user.type(box, 'x');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await expectNoAxeViolations(document.body);
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Nothing found')).toBeNull();
  expect(box).toHaveValue('x');
});
