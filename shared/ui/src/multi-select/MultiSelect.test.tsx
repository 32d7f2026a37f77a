import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MultiSelect } from './MultiSelect.tsx';

const options = [
  { value: 'Banks', label: 'Banken', count: 12 },
  { value: 'Insurance', label: 'Versicherungen', count: 3 },
  { value: 'Zurich', label: 'Zürich', count: 1 },
];

function Example({ initial = [], many = options }: { initial?: string[]; many?: typeof options }) {
  const [values, setValues] = useState(initial);
  return (
    <main>
      <MultiSelect label="Sector" options={many} values={values} onChange={setValues} />
      <output>{values.join('|')}</output>
    </main>
  );
}

const box = () => screen.findByRole('combobox', { name: /^Sector/ });

test('[L-02] typing narrows the options, and several are ticked one after the other', async () => {
  const { user } = await renderScreen(<Example />);
  await user.click(await box());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('option', { name: 'Banken 12' })).toHaveAttribute('aria-selected', 'false');
  await user.type(await box(), 'ZUR');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  await user.click(screen.getByRole('option', { name: 'Banken 12' }));
  expect(screen.getByText('Zurich|Banks')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Banken 12' })).toHaveAttribute('aria-selected', 'true');
});

test('[L-02] the label counts what is chosen; a second tick takes it away again', async () => {
  const { user } = await renderScreen(<Example initial={['Banks', 'gone']} />);
  expect(await screen.findByRole('combobox', { name: 'Sector , 2 selected' })).toBeVisible();
  await user.click(await box());
  await user.click(screen.getByRole('option', { name: 'Banken 12' }));
  expect(screen.getByText('gone')).toBeVisible();
});

test('[L-02] an option that stays as one types still answers, and shows that it is chosen', async () => {
  const { user } = await renderScreen(<Example initial={['Banks']} />);
  await user.click(await box());
  const line = screen.getByRole('option', { name: 'Banken 12' });
  expect(line).toHaveAttribute('data-selected', 'true');
  await user.type(await box(), 'n');
  expect(line).toBeInTheDocument();
  await user.click(line);
  expect(screen.getByRole('option', { name: 'Banken 12' })).toHaveAttribute('data-selected', 'false');
  await user.click(screen.getByRole('option', { name: 'Versicherungen 3' }));
  expect(screen.getByText('Insurance')).toBeVisible();
});

/** Every choice replaces the options, with new counts. */
function Counting() {
  const [values, setValues] = useState<string[]>([]);
  const counted = options.map((option) => ({ ...option, count: option.count + values.length }));
  return (
    <main>
      <MultiSelect label="Sector" options={counted} values={values} onChange={setValues} />
      <output>{values.join('|')}</output>
    </main>
  );
}

test('[L-02] the keyboard continues from the option just chosen, though counts change', async () => {
  const { user } = await renderScreen(<Counting />);
  await user.click(await box());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Insurance')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Banken 13' })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Insurance|Zurich')).toBeVisible();
});

test('Backspace in the empty field takes nothing away', async () => {
  const { user } = await renderScreen(<Example initial={['Banks']} />);
  await user.click(await box());
  await user.keyboard('{Backspace}');
  expect(screen.getByText('Banks')).toBeVisible();
});

test('[L-02] of 2,000 options a hundred are drawn, and it says that typing finds the others', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({
    value: `${index}`,
    label: `C ${index}`,
    count: 1,
  }));
  const { user } = await renderScreen(<Example many={many} />);
  await user.click(await box());
  expect(screen.getAllByRole('option')).toHaveLength(100);
  expect(screen.getByText('1900 more. Type to find them.')).toBeVisible();
  await user.type(await box(), 'nothing like it');
  expect(screen.getByText('Nothing found')).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('open and closed it passes axe', async () => {
  const { user } = await renderScreen(<Example initial={['Banks']} />);
  await box();
  await expectNoAxeViolations(document.body);
  await user.click(await box());
  expect(within(screen.getByRole('listbox', { name: 'Sector' })).getAllByRole('option')).toHaveLength(3);
  await expectNoAxeViolations(document.body);
});
