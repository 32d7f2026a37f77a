import { renderScreen } from '@portal/testing';
import { fireEvent, screen } from '@testing-library/react';
import { PasswordField } from './PasswordField.tsx';

const field = () => screen.getByLabelText('Password');
const show = () => renderScreen(<PasswordField label="Password" autoComplete="current-password" />);

test('[A-16] it can be revealed and hidden again', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field()).toHaveAttribute('type', 'password');
});

test('[A-16] it warns of caps lock while it is on', async () => {
  await show();
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps lock is on.')).toBeVisible();
  fireEvent.keyUp(field(), { key: 'a', modifierCapsLock: false });
  expect(screen.queryByText('Caps lock is on.')).toBeNull();
});
