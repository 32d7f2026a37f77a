import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider, type BlockerFunction } from 'react-router-dom';
import { useAskBeforeLeaving } from './askBeforeLeaving.ts';
import { useNavigationBlocker } from './useNavigationBlocker.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const stays = () => false;

let isUnsaved = true;
beforeEach(() => (isUnsaved = true));

function Form() {
  const leaving = useAskBeforeLeaving({ isUnsaved, mayLeave: stays });
  if (leaving === undefined) return <h1>Form</h1>;
  return (
    <>
      <button onClick={leaving.leave}>Leave</button>
      <button onClick={leaving.stay}>Stay</button>
    </>
  );
}

const updates = jest.fn<boolean, Parameters<BlockerFunction>>(() => false);
beforeEach(() => updates.mockClear());

/** As the shell. */
function Root() {
  useNavigationBlocker(updates);
  return <Outlet />;
}

/** Leaves before effects of the page before are cleaned up. */
function AtOnceElsewhere({ go }: { go: () => void }) {
  useLayoutEffect(go, [go]);
  return <h1>Next</h1>;
}

async function openForm() {
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/form', Component: Form },
          {
            path: '/next',
            element: <AtOnceElsewhere go={() => void router.navigate('/last')} />,
          },
          { path: '/last', element: <h1>Last</h1> },
        ],
      },
    ],
    { initialEntries: ['/form'] },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  closeForm = () => {
    act(() => root.unmount());
    place.remove();
  };
  act(() => root.render(<RouterProvider router={router} />));
  await act(() => router.navigate('/next'));
  const press = (name: string) =>
    act(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  return { router, place, press };
}

let closeForm = () => {};
afterEach(() => closeForm());

test('a form asks before it is left, and never once it has been', async () => {
  const { place, press } = await openForm();
  expect(place.textContent).toBe('LeaveStay');
  press('Leave');
  expect(place.textContent).toBe('Last');
});

test('who stays is asked again at the next attempt', async () => {
  const { router, place, press } = await openForm();
  press('Stay');
  expect(place.textContent).toBe('Form');
  await act(() => router.navigate('/last'));
  expect(place.textContent).toBe('LeaveStay');
});

test('a form shares the only blocker with shell updates, which wait for its changes', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { place } = await openForm();
  expect(place.textContent).toBe('LeaveStay');
  expect(updates).not.toHaveBeenCalled();
  closeForm();
  isUnsaved = false;
  const { place: next } = await openForm();
  expect(next.textContent).toBe('Last');
  expect(updates.mock.calls.map(([{ nextLocation }]) => nextLocation.pathname)).toEqual(['/next', '/last']);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
