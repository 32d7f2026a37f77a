import { renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal } from './Modal.tsx';

function Opener() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <Modal title="No access" opened={opened} onClose={() => setOpened(false)}>
        <p>Text</p>
      </Modal>
    </>
  );
}

async function open() {
  const rendered = await renderScreen(<Opener />);
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'No access' })).toBeVisible();
  return rendered;
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('[G-13] it closes by its button, and focus comes back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('[G-13] it holds the page until it is closed, by Escape', async () => {
  const { user } = await open();
  expect(document.documentElement).toHaveAttribute('data-held');
  await user.keyboard('{Escape}');
  await gone();
  expect(document.documentElement).not.toHaveAttribute('data-held');
});

test('[G-13] it closes by a click outside, not inside', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Text'));
  expect(screen.getByRole('dialog')).toBeVisible();
  const overlay = screen.getByRole('dialog').parentElement?.previousElementSibling;
  await user.click(overlay ?? document.body);
  await gone();
});
