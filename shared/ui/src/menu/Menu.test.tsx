import { renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { Menu } from './Menu.tsx';

test('items lead to pages or do something; arrow keys move, Escape closes', async () => {
  const handleSelect = jest.fn();
  const { user } = await renderScreen(
    <Menu
      button="Emma"
      items={[
        { id: 'page', label: 'Change Password', to: '/change_password' },
        { id: 'action', label: 'Logout', onSelect: handleSelect },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Emma' });
  await user.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Change Password' })).toHaveAttribute(
    'href',
    '/change_password',
  );
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Change Password' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(handleSelect).toHaveBeenCalledTimes(1);
});
