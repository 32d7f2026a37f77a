import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useGoBack } from './useGoBack.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page() {
  const goBack = useGoBack();
  return <button onClick={() => goBack('/otherwise')}>Back</button>;
}

test.each([
  ['a page that was come to', ['/second'], { idx: 1 }, '/first'],
  ['a page whose place is not counted', ['/second'], null, '/first'],
  ['the first page of a tab', [], { idx: 0 }, '/otherwise'],
  ['the first page, after another address took its place', ['/second'], { idx: 0 }, '/otherwise'],
  ['the first page, loaded again', [], null, '/otherwise'],
])('[G-03] back from %s', async (_, entries, state, expected) => {
  history.replaceState(state, '');
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/first'] });
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<RouterProvider router={router} />));
  for (const entry of entries) await act(() => router.navigate(entry));
  await act(() => Promise.resolve(place.querySelector('button')?.click()));
  expect(router.state.location.pathname).toBe(expected);
  act(() => root.unmount());
});
