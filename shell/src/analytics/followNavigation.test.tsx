import { signIn, signOut } from '@portal/session';
import { createMemoryRouter, redirect, type RouteObject } from 'react-router-dom';
import type { SendEvent } from './eventChain.ts';
import { createNavigationFollower } from './followNavigation.ts';

const emma = { accessToken: 'a', refreshToken: 'r', currentUserName: 'Emma Everett' };

const routes: RouteObject[] = [
  { id: 'public', children: [{ path: '/login', element: null }] },
  { path: '/unready', loader: () => redirect('/equities') },
  {
    path: '/broken',
    loader: () => {
      throw new Error('in a test');
    },
  },
  { path: '*', element: null },
];

type Sent = [url: string, type: string, source: string | null];
const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

function start(path: string, fails: (url: string) => boolean = () => false) {
  const sent: Sent[] = [];
  const send: SendEvent = ({ url, event_type }, source) => {
    sent.push([url, event_type, source]);
    return fails(url) ? Promise.reject(new Error('in a test')) : Promise.resolve(`id of ${url}`);
  };
  const follower = createNavigationFollower(send);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  follower.follow(router);
  router.initialize();
  async function visit(to: string, options: { replace?: boolean } = {}) {
    await router.navigate(to, options);
    await tick();
    await follower.settled();
  }
  return { sent, visit, router, follower };
}

beforeEach(() => signIn(emma, { remember: false }));
afterEach(() => signOut());

test('[Y-01] [Y-02] each event names the last one; opening a page begins again, searches add up', async () => {
  const { sent, visit } = start('/equities');
  await tick();
  await visit('/equities?Sector=Banks');
  await visit('/equities?Sector=Energy');
  await visit('/markets');
  await visit('/markets?page=1', { replace: true });
  await visit('/markets?page=1');
  await visit('/team');
  expect(sent).toEqual([
    ['/equities', 'Page Open', null],
    ['/equities?Sector=Banks', 'Search', 'id of /equities'],
    ['/equities?Sector=Energy', 'Search', 'id of /equities?Sector=Banks'],
    ['/markets', 'Page Open', 'id of /equities?Sector=Energy'],
    ['/team', 'Page Open', 'id of /markets'],
  ]);
});

test('[Y-01] of redirects only the last page counts, and a page that failed was not opened', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { sent, visit } = start('/unready');
  await tick();
  await visit('/broken');
  await visit('/unready');
  expect(sent).toEqual([['/equities', 'Page Open', null]]);
});

test('[Y-01] a page that leads on as soon as it is shown is none', async () => {
  const { sent, router, follower } = start('/home');
  await tick();
  await router.navigate('/company_profile/1');
  await router.navigate('/company_profile/1/equity', { replace: true });
  await tick();
  await follower.settled();
  expect(sent.map(([url]) => url)).toEqual(['/home', '/company_profile/1/equity']);
});

test('[Y-01] going back is reported like going on', async () => {
  const { sent, visit } = start('/equities');
  await tick();
  await visit('/markets');
  await visit('/equities');
  expect(sent.map(([url]) => url)).toEqual(['/equities', '/markets', '/equities']);
});

test('[Y-03] a failure is only logged, and the next event names the last one that was kept', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { sent, visit } = start('/equities', (url) => url === '/markets');
  await tick();
  await visit('/markets');
  await visit('/team');
  expect(sent.at(-1)).toEqual(['/team', 'Page Open', 'id of /equities']);
  expect(said).toHaveBeenCalledTimes(1);
});

test('[Y-03] events wait for their source, and navigation waits for none of them', async () => {
  let release: (id: string) => void = () => {};
  const sent: Sent[] = [];
  const send: SendEvent = ({ url, event_type }, source) => {
    sent.push([url, event_type, source]);
    return new Promise((resolve) => (release = resolve));
  };
  const follower = createNavigationFollower(send);
  const router = createMemoryRouter(routes, { initialEntries: ['/equities'] });
  follower.follow(router);
  router.initialize();
  await tick();
  await router.navigate('/markets');
  await tick();
  expect(router.state.location.pathname).toBe('/markets');
  expect(sent).toHaveLength(1);
  release('first');
  await tick();
  expect(sent.at(-1)).toEqual(['/markets', 'Page Open', 'first']);
});

test('[Y-01] signed out nothing is sent, and the next client begins without a source', async () => {
  const { sent, visit } = start('/equities');
  await tick();
  signOut();
  await visit('/login');
  await visit('/markets');
  signIn({ ...emma, currentUserName: 'Bruno Bond' }, { remember: false });
  await visit('/login?language=de');
  await visit('/equities');
  expect(sent).toEqual([
    ['/equities', 'Page Open', null],
    ['/equities', 'Page Open', null],
  ]);
});

test('[Y-01] a router with which a retry replaces another goes on where that one was', async () => {
  const { sent, follower } = start('/equities');
  await tick();
  const next = createMemoryRouter(routes, { initialEntries: ['/equities'] });
  follower.follow(next);
  next.initialize();
  await tick();
  expect(sent).toHaveLength(1);
});
