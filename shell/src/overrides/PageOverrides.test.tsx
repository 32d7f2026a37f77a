import type { Language } from '@portal/contract';
import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import { pagesAt } from '../testing/aRelease.ts';
import { RemoteError } from '../remotes/RemoteError.ts';
import { applyStored } from './applyStored.tsx';
import { loadOverridesMessages } from './messages/index.ts';
import { readStored, wantOverride } from './storedOverrides.ts';
import { address, aRecord, serve, serveNothing, shell, uat } from '../testing/overrideBuild.ts';
import { OverridesBanner } from './OverridesBanner.tsx';

async function show(language: Language = 'en') {
  const { overrides } = await applyStored({ environment: uat, shell });
  const reload = jest.fn();
  const rendered = await renderScreen(
    <OverridesBanner overrides={overrides} environment={uat} reload={reload} />,
    { language, messages: loadOverridesMessages },
  );
  return { ...rendered, overrides, reload };
}

const status = () => screen.getByRole('status');
const fault = (outcome: 'failed' | 'recovered', step = 'entry') => ({
  remote: 'mfe-libraries@1.5.0-mine',
  step,
  outcome,
  error: new RemoteError({ remote: 'mfe-libraries', version: '1.5.0-mine', step: 'entry', file: 'entry.js' }),
});

beforeEach(() => wantOverride('mfe-libraries', address));
afterEach(() => sessionStorage.clear());

test.each<[Language, string, string]>([
  ['en', 'Override: mfe-libraries 1.5.0-mine from http://localhost:4400/', 'Reset'],
  ['de', 'Override: mfe-libraries 1.5.0-mine von http://localhost:4400/', 'Zurücksetzen'],
])(
  '[F-12] it says what comes from where (%s), and one press puts it back',
  async (language, words, reset) => {
    serve(aRecord());
    const { user, reload, container } = await show(language);
    expect(status()).toHaveTextContent(words);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: reset }));
    expect(sessionStorage).toHaveLength(0);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('[F-12] code, pages, files and hashes are those of the build; other remotes stay', async () => {
  serve(aRecord());
  const { overrides } = await show();
  const { remotes } = overrides.applyTo(uat);
  expect(remotes['mfe-libraries']).toMatchObject({ baseUrl: address, version: '1.5.0-mine' });
  expect(remotes['mfe-auth']).toBe(uat.remotes['mfe-auth']);
  expect(overrides.addressOf('mfe-libraries')).toBe(address);
  const closed = { ...uat, overrides: { allowed: false, origins: [] } };
  expect(overrides.applyTo(closed)).toEqual(closed);
});

test('[F-12] an area that the environment does not list is added, where its place is allowed', async () => {
  sessionStorage.clear();
  wantOverride('mfe-new', address);
  serve(aRecord({ name: 'mfe-new', area: 'new', pages: pagesAt({ public: ['/new'] }) }));
  const { overrides } = await show();
  expect(Object.keys(overrides.applyTo(uat).remotes)).toEqual(['mfe-libraries', 'mfe-auth', 'mfe-new']);
  const closed = { ...uat, overrides: { allowed: false, origins: [] } };
  expect(overrides.applyTo(closed)).toEqual(closed);
});

test.each<[Language, string]>([
  [
    'en',
    'The override mfe-libraries@http://localhost:4400/ failed and was reset: No readable answer from http://localhost:4400/release.json. Is the build served there, for http://localhost? Is this site allowed to reach your computer? Showing mfe-libraries 1.4.0, as released.',
  ],
  [
    'de',
    'Der Override mfe-libraries@http://localhost:4400/ ist fehlgeschlagen und wurde zurückgesetzt: Unter http://localhost:4400/release.json antwortet nichts, was diese Seite lesen darf. Wird der Build dort für http://localhost bereitgestellt? Darf diese Website Ihren Computer erreichen? Gezeigt wird mfe-libraries 1.4.0, wie freigegeben.',
  ],
])(
  '[F-12] a build that does not answer is reset by itself, and said (%s) until it is read',
  async (language, words) => {
    serveNothing();
    const { user, overrides, container } = await show(language);
    expect(status()).toHaveTextContent(words);
    expect(overrides.applyTo(uat)).toEqual(uat);
    expect(readStored().builds).toEqual({});
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button'));
    expect(screen.queryByRole('status')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  },
);

test('[F-12] a build whose files do not load is reset, and its page loaded again, once', async () => {
  serve(aRecord());
  const { overrides } = await show();
  const open = jest.fn();
  const at = { pathname: '/equities', search: '?Sector=Banks', hash: '' };
  overrides.placeIn({ environment: () => uat, place: () => at, open });
  act(() => overrides.onFault(fault('recovered')));
  act(() => overrides.onFault(fault('failed', 'render')));
  expect(readStored().builds).toEqual({ 'mfe-libraries': address });
  act(() => overrides.onFault(fault('failed')));
  expect(status()).toHaveTextContent(
    'It could not be loaded (mfe-libraries@1.5.0-mine failed at entry). Showing mfe-libraries 1.4.0, as released.',
  );
  expect(readStored()).toMatchObject({ builds: {}, failed: [{ remote: 'mfe-libraries', address }] });
  expect(open).toHaveBeenCalledWith(at);
});

test('[F-12] a reader elsewhere is not disturbed; faults of other remotes are theirs', async () => {
  serve(aRecord());
  const { overrides } = await show();
  const open = jest.fn();
  const at = { pathname: '/login', search: '', hash: '' };
  overrides.placeIn({ environment: () => uat, place: () => at, open });
  act(() => overrides.onFault({ ...fault('failed'), remote: 'mfe-auth@2.0.0' }));
  expect(readStored().builds).toEqual({ 'mfe-libraries': address });
  act(() => overrides.onFault(fault('failed')));
  expect(readStored().builds).toEqual({});
  expect(open).not.toHaveBeenCalled();
});

test('[F-12] what was reset stays said after the page was loaded again', async () => {
  serve(aRecord());
  const { overrides } = await applyStored({ environment: uat, shell });
  overrides.onFault(fault('failed'));
  const { overrides: next } = await applyStored({ environment: uat, shell });
  expect(next.current()).toMatchObject({ active: [], failed: [{ remote: 'mfe-libraries', address }] });
});
