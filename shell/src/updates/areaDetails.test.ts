import type { Environment, ListedRelease, PageEnvironment, RemoteRelease } from '@portal/wire';
import { anEnvironment, aRelease, pagesAt } from '../testing/aRelease.ts';
import { createAreaDetails } from './areaDetails.ts';
import { createEnvironmentNews } from './environmentNews.ts';
import { createRunningEnvironment } from './runningEnvironment.ts';

const libraries = aRelease();
const auth = aRelease({
  area: 'auth',
  baseUrl: '/artefacts/mfe-auth/0.1.0/',
  pages: pagesAt({ public: ['/login'] }),
  integrity: { 'remoteEntry.1.js': 'sha384-a' },
});
const whole = anEnvironment({ 'mfe-libraries': libraries, 'mfe-auth': auth });
const shell = { version: '1.0.0', contract: '1.0.0', shared: {}, offers: {} };

const listed = ({ version, contract, area, baseUrl, pages }: RemoteRelease): ListedRelease => ({
  version,
  contract,
  area,
  baseUrl,
  pages,
});
const served: PageEnvironment = { ...whole, remotes: { ...whole.remotes, 'mfe-auth': listed(auth) } };
const nextAuth = { ...auth, version: '0.2.0', baseUrl: '/artefacts/mfe-auth/0.2.0/' };
const withAuth = (release: RemoteRelease, more: Partial<Environment> = {}): Environment => ({
  ...whole,
  revision: 8,
  remotes: { ...whole.remotes, 'mfe-auth': release },
  ...more,
});

function aPage(...answers: (Environment | Error)[]) {
  const running = createRunningEnvironment(served, () => shell);
  const news = createEnvironmentNews({ running: running.current });
  const ask = jest.fn<Promise<Environment>, [PageEnvironment]>(() => {
    const answer = answers.shift() ?? new Error('asked once more');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const authNow = () => running.current().remotes['mfe-auth'];
  return { running, news, ask, authNow, details: createAreaDetails({ running, news, ask }) };
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: 50 });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[F-05] all areas are completed by one answer, which is not asked for again', async () => {
  const { details, ask, running } = aPage(whole);
  await Promise.all([details.fetchAhead(), details.complete('mfe-auth', 'visit')]);
  await details.complete('mfe-auth', 'visit');
  await details.fetchAhead();
  expect(ask.mock.calls).toEqual([[served]]);
  expect(running.current()).toEqual(whole);
  expect(running.all()).toEqual([whole, served]);
});

test('an area whose files the page carries asks nothing', async () => {
  const { details, ask } = aPage();
  await details.complete('mfe-libraries', 'visit');
  expect(ask).not.toHaveBeenCalled();
});

test('[F-05] in a later revision, the same version is the same; the rest waits for a page', async () => {
  const nextLibraries = { ...libraries, version: '0.2.0' };
  const newer = { ...whole, revision: 8, remotes: { 'mfe-libraries': nextLibraries, 'mfe-auth': auth } };
  const { details, running, news } = aPage(newer);
  await details.complete('mfe-auth', 'ahead');
  expect(running.current()).toEqual(whole);
  expect(news.waiting()).toEqual(newer);
});

test('of an earlier revision, as from a server that lags behind, it is the same, too', async () => {
  const { details, running, news } = aPage({ ...whole, revision: 6 });
  await details.complete('mfe-auth', 'visit');
  expect(running.current()).toEqual(whole);
  expect(news.waiting()).toBeUndefined();
});

test.each([
  ['of another version in the same folder', { ...auth, version: '0.2.0' }],
  ['of the same version in another folder', { ...auth, baseUrl: 'https://b.example/a/' }],
])('[F-10] files %s are not those of the page', async (_, release) => {
  const { details, running } = aPage(withAuth(release));
  await expect(details.complete('mfe-auth', 'ahead')).rejects.toThrow('revision 8 is in force');
  expect(running.current()).toEqual(served);
});

test('[F-05] another version joins at a visit, not before; other areas stay', async () => {
  const newer = withAuth(nextAuth, { shell: { version: '0.9.0', contract: '1.0.0' } });
  const { details, running, ask, news, authNow } = aPage(newer);
  await expect(details.complete('mfe-auth', 'ahead')).rejects.toThrow('revision 8 is in force');
  expect(running.current()).toEqual(served);
  await details.complete('mfe-auth', 'visit');
  expect(authNow()).toEqual(nextAuth);
  expect(running.current()).toMatchObject({ revision: 7, shell: whole.shell });
  expect(running.current().remotes['mfe-libraries']).toBe(libraries);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(news.waiting()).toEqual(newer);
});

test.each([
  ['needs another shell', withAuth({ ...nextAuth, contract: '2.0.0' })],
  ['has lost a page', withAuth({ ...nextAuth, pages: [] })],
  ['claims a page of another area', withAuth({ ...nextAuth, pages: [...auth.pages, ...libraries.pages] })],
  [
    'comes from a host that its policy does not name',
    withAuth({ ...nextAuth, baseUrl: 'https://b.example/a/' }),
  ],
  [
    'is of a preview',
    withAuth(nextAuth, { preview: { id: 'a'.repeat(16), until: '2026-11-28T15:30:00Z', releases: [] } }),
  ],
  ['is of an earlier revision', withAuth(nextAuth, { revision: 6 })],
])('[F-05] another version that %s does not join the page', async (_, answer) => {
  const { details, running } = aPage(answer, answer);
  await expect(details.complete('mfe-auth', 'visit')).rejects.toThrow('is in force');
  expect(running.current()).toEqual(served);
});

test('[F-19] an area that was retired meanwhile is retired in the page', async () => {
  const retired = { 'mfe-auth': { version: auth.version, area: auth.area, pages: auth.pages } };
  const { details, running } = aPage({
    ...whole,
    revision: 8,
    remotes: { 'mfe-libraries': libraries },
    retired,
  });
  await details.complete('mfe-auth', 'visit');
  expect(running.current()).toEqual({ ...whole, remotes: { 'mfe-libraries': libraries }, retired });
});

test('[F-09] a visit asks once more; what is fetched ahead asks only once', async () => {
  const down = new Error('503');
  const ahead = aPage(down);
  await ahead.details.fetchAhead();
  expect(ahead.ask).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith('The files of other areas could not be read.', down);
  const visit = aPage(down, whole);
  await visit.details.complete('mfe-auth', 'visit');
  expect(visit.authNow()).toEqual(auth);
});

test('[F-09] after two failures the visit fails, and the next one asks again', async () => {
  const { details, authNow } = aPage(new Error('503'), new Error('503 again'), whole);
  await expect(details.complete('mfe-auth', 'visit')).rejects.toThrow('503 again');
  await details.complete('mfe-auth', 'visit');
  expect(authNow()).toEqual(auth);
});

test('[F-12] an area that an override replaces lacks nothing', async () => {
  const mine = { ...auth, version: '9.0.0-mine' };
  const { details, running, ask, authNow } = aPage(whole);
  running.changeBy((environment) => ({
    ...environment,
    remotes: { ...environment.remotes, 'mfe-auth': mine },
  }));
  await details.complete('mfe-auth', 'visit');
  expect(ask).not.toHaveBeenCalled();
  expect(authNow()).toEqual(mine);
});
