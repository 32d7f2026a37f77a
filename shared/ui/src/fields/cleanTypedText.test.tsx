import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { cleanTypedText } from './cleanTypedText.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

function Search() {
  const [term, setTerm] = useState('');
  return (
    <>
      <TextField label="Search" value={term} onChange={({ target }) => setTerm(target.value)} />
      <p>Sought: {term}</p>
      <PasswordField label="Password" autoComplete="current-password" />
    </>
  );
}

let end: () => void;
beforeEach(() => (end = cleanTypedText(window)));
afterEach(() => end());

test('pasted text loses its invisible characters, and the caret stays where it was', async () => {
  const { user } = await renderScreen(<Search />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  await user.type(field, 'net income');
  field.setSelectionRange(0, 0);
  await user.paste('\u202Adivi\u00ADdend\u200B ');
  expect(field).toHaveValue('dividend net income');
  expect(screen.getByText('Sought: dividend net income')).toBeVisible();
  expect(field.selectionStart).toBe('dividend '.length);
});

test('a password keeps each character, also when it is shown', async () => {
  const { user } = await renderScreen(<Search />);
  await user.click(screen.getByLabelText('Password'));
  await user.paste('Re\u00ADsearch');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await user.click(screen.getByLabelText('Password'));
  await user.paste('\u200B2026');
  expect(screen.getByLabelText('Password')).toHaveValue('Re\u00ADsearch\u200B2026');
});
