import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { Select } from './Select.tsx';

const options = [
  { value: 'English', label: 'English', lang: 'en' },
  { value: 'German', label: 'Deutsch', lang: 'de' },
];

test('it shows its value, options in their own languages, and reports the choice', async () => {
  const handleChange = jest.fn();
  const { user } = await renderScreen(
    <Select label="Language" options={options} value="English" onChange={handleChange} />,
  );
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
  expect(screen.getByRole('option', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
  await user.selectOptions(screen.getByRole('combobox'), 'Deutsch');
  expect(handleChange).toHaveBeenCalledWith('German');
});
