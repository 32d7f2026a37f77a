import { renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { Tooltip } from './Tooltip.tsx';

const show = () =>
  renderScreen(
    <Tooltip label="No changes to save.">
      <button type="button" aria-disabled="true">
        Save
      </button>
    </Tooltip>,
  );

test('[S-08] it opens on focus, names itself to the button, and closes by Escape', async () => {
  const { user } = await show();
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveTextContent('No changes to save.');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('No changes to save.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('[S-08] it opens on hover, after a moment', async () => {
  const { user } = await show();
  await user.hover(screen.getByRole('button'));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(await screen.findByRole('tooltip')).toBeVisible();
});
