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

test('[A-16] it warns of caps lock before the first key, and not once the field is left', async () => {
  await show();
  fireEvent.mouseDown(field(), { modifierCapsLock: true });
  expect(screen.getByText('Caps lock is on.')).toBeVisible();
  fireEvent.blur(field());
  expect(screen.queryByText('Caps lock is on.')).toBeNull();
});

test('[A-16] a revealed password is hidden again when its form is sent', async () => {
  const { user } = await renderScreen(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" autoComplete="current-password" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await user.type(field(), 'secret{Enter}');
  expect(field()).toHaveAttribute('type', 'password');
  expect(field()).toHaveValue('secret');
});

test('an error and what is to be known describe the field, and the error is read out', async () => {
  await renderScreen(
    <PasswordField
      label="Password"
      autoComplete="new-password"
      error="Too short"
      description={
        <ul>
          <li>Eight characters</li>
        </ul>
      }
    />,
  );
  expect(field()).toHaveAccessibleDescription('Too short Eight characters');
  expect(field()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Too short$/);
});
