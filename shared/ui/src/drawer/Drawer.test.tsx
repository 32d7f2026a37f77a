import { passTime, renderScreen } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Drawer } from './Drawer.tsx';

/** A menu button, and a drawer with a link. */
function Example() {
  const [state, setState] = useState<'closed' | 'opened' | 'visiting'>('closed');
  return (
    <>
      <button type="button" onClick={() => setState('opened')}>
        Menu
      </button>
      <Drawer
        title="Menu"
        opened={state === 'opened'}
        onClose={() => setState('closed')}
        returnFocus={state !== 'visiting'}
      >
        <button type="button" onClick={() => setState('visiting')}>
          Markets
        </button>
      </Drawer>
    </>
  );
}

async function open() {
  const rendered = await renderScreen(<Example />);
  await rendered.user.click(screen.getByRole('button', { name: 'Menu' }));
  return rendered;
}

test.each([
  ['Escape', async ({ user }: Awaited<ReturnType<typeof open>>) => user.keyboard('{Escape}')],
  ['×', ({ user }) => user.click(screen.getByRole('button', { name: 'Close' }))],
])('[S-04] closed by %s it gives focus back', async (_, close) => {
  await close(await open());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
});

test('[S-04] closed by a visit it leaves focus to the page, and later returns it again', async () => {
  const { user } = await open();
  jest.useFakeTimers();
  await user.click(screen.getByRole('button', { name: 'Markets' }));
  // Longer than the return of focus takes.
  await passTime(30);
  jest.useRealTimers();
  expect(screen.getByRole('button', { name: 'Menu' })).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
});

test('[S-04] it closes when the window becomes wide', async () => {
  const narrow = Object.assign(new EventTarget(), { matches: true, media: '' });
  const real = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query === '(max-width: 59.9375em)' ? (narrow as unknown as MediaQueryList) : real(query),
    );
  await open();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  act(() => void narrow.dispatchEvent(Object.assign(new Event('change'), { matches: false })));
  expect(screen.queryByRole('dialog')).toBeNull();
});
