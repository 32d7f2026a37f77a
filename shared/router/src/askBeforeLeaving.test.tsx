import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAskBeforeLeaving } from './askBeforeLeaving.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const stays = () => false;

function Form() {
  const leaving = useAskBeforeLeaving({ isUnsaved: true, mayLeave: stays });
  return leaving === undefined ? <h1>Form</h1> : <button onClick={leaving.leave}>Leave</button>;
}

/** Leaves before effects of the page before are cleaned up. */
function AtOnceElsewhere({ go }: { go: () => void }) {
  useLayoutEffect(go, [go]);
  return <h1>Next</h1>;
}

test('a form asks before it is left, and never once it has been', async () => {
  const router = createMemoryRouter(
    [
      { path: '/form', Component: Form },
      {
        path: '/next',
        element: <AtOnceElsewhere go={() => void router.navigate('/last')} />,
      },
      { path: '/last', element: <h1>Last</h1> },
    ],
    { initialEntries: ['/form'] },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<RouterProvider router={router} />));
  await act(() => router.navigate('/next'));
  expect(place.textContent).toBe('Leave');
  act(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('Last');
  act(() => root.unmount());
  place.remove();
});
