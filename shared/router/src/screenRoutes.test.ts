import { screenRoutes } from './screenRoutes.ts';

test('pages are routed in their layouts, main pages behind the gates', () => {
  const screen = () => Promise.resolve({ Component: () => null });
  expect(
    screenRoutes([
      { path: '/a', title: 'a', screen },
      { path: '/b', title: 'b', group: 'public', screen },
      { path: '/c', title: 'c', access: 'c_tab', screen },
    ]),
  ).toEqual({
    gated: [
      { path: '/a', handle: { title: 'a' }, lazy: screen },
      { path: '/c', handle: { title: 'c' }, lazy: screen },
    ],
    public: [{ path: '/b', handle: { title: 'b' }, lazy: screen }],
  });
});
