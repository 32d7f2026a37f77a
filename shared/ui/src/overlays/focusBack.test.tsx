import { renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { Drawer } from '../drawer/Drawer.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Modal } from '../modal/Modal.tsx';

interface Panel {
  close: () => void;
  opened: boolean;
}

/** A button that opens a panel. */
function Opener({ children }: { children: (panel: Panel) => ReactElement | null }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {children({ opened, close: () => setOpened(false) })}
    </>
  );
}

const overlays: [name: string, screen: ReactElement, opener: string, shown: 'dialog' | 'menu'][] = [
  [
    'a dialogue',
    <Opener>
      {({ opened, close }) => (
        <Modal title="Question" opened={opened} onClose={close}>
          Text
        </Modal>
      )}
    </Opener>,
    'Open',
    'dialog',
  ],
  [
    'a dialogue that is removed while open',
    <Opener>
      {({ opened, close }) =>
        opened ? (
          <Modal title="Question" opened onClose={close}>
            Text
          </Modal>
        ) : null
      }
    </Opener>,
    'Open',
    'dialog',
  ],
  [
    'a drawer that is removed while open',
    <Opener>
      {({ opened, close }) =>
        opened ? (
          <Drawer title="Menu" opened onClose={close}>
            Text
          </Drawer>
        ) : null
      }
    </Opener>,
    'Open',
    'dialog',
  ],
  [
    'a menu',
    <Menu button="Open" items={[{ id: 'action', label: 'Logout', onSelect: jest.fn() }]} />,
    'Open',
    'menu',
  ],
];

test.each(overlays)('[S-06] %s gives focus back to its opener when Escape closes it', async (...row) => {
  const [, overlay, opener, shown] = row;
  const { user } = await renderScreen(overlay);
  const button = screen.getByRole('button', { name: opener });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole(shown)).toBeVisible();
  await waitFor(() => expect(button).not.toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(shown)).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});
