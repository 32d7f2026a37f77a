import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const closed = 'This content is not included in your subscription.';
const tabs = [
  { id: 'equity', label: 'Equity' },
  { id: 'credit', label: 'Credit', closed },
  { id: 'market', label: 'Market' },
];

function Example({ onSelect }: { onSelect: (id: string) => void }) {
  const [selected, setSelected] = useState('equity');
  const handleSelect = (id: string) => {
    onSelect(id);
    setSelected(id);
  };
  return (
    <main>
      <Tabs label="Team" tabs={tabs} selected={selected} onSelect={handleSelect} dropdownBelow={1115}>
        <p>People of {selected}</p>
        <button type="button">View</button>
      </Tabs>
    </main>
  );
}

async function open() {
  const onSelect = jest.fn();
  return { ...(await renderScreen(<Example onSelect={onSelect} />)), onSelect };
}

function narrowWindow() {
  const wide = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide, { matches: query === '(max-width: 69.625em)' }));
}

afterEach(() => jest.restoreAllMocks());

test('a tab shows its panel; the one on show is not chosen again', async () => {
  const { user, onSelect } = await open();
  const market = screen.getByRole('tab', { name: 'Market' });
  expect(screen.getByRole('tab', { name: 'Equity' })).toHaveAttribute('aria-selected', 'true');
  await user.click(market);
  expect(market).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Market' })).toHaveTextContent('People of market');
  await user.click(market);
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('arrow keys move, Enter chooses, and a closed tab says why and stays closed', async () => {
  const { user, onSelect } = await open();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  const credit = screen.getByRole('tab', { name: 'Credit' });
  expect(credit).toHaveFocus();
  expect(credit).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('tooltip')).toHaveTextContent(closed);
  await user.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('market');
});

describe('in a narrow window', () => {
  beforeEach(narrowWindow);
  const opener = () => screen.getByRole('button', { name: 'Team Equity' });

  test('a button opens radio buttons; a press chooses, closes and gives focus back', async () => {
    const { user, onSelect } = await open();
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(opener());
    const group = screen.getByRole('radiogroup', { name: 'Team' });
    expect(within(group).getByRole('radio', { name: 'Equity' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: /^Credit\s*This content is not/ })).toBeDisabled();
    await expectNoAxeViolations(document.body);
    await user.click(within(group).getByRole('radio', { name: 'Market' }));
    expect(onSelect).toHaveBeenCalledWith('market');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.getByRole('button', { name: 'Team Market' })).toHaveFocus();
    expect(screen.getByText('People of market')).toBeVisible();
  });

  test.each(['{Escape}', '{Enter}'])('%s closes it and gives focus back', async (key) => {
    const { user } = await open();
    await user.click(opener());
    await user.tab();
    await user.keyboard(key);
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  test('it closes when the focus goes elsewhere', async () => {
    const { user } = await open();
    await user.click(opener());
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'View' })).toHaveFocus();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await user.click(opener());
    await user.click(screen.getByText('People of equity'));
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});
