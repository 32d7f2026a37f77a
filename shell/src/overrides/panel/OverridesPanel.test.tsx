import type { Language } from '@portal/contract';
import { expectNoAxeViolations, renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { loadOverridesMessages } from '../messages/index.ts';
import type { ActiveOverride } from '../readOverride.ts';
import { readStored, wantOverride } from '../storedOverrides.ts';
import { address, aRecord, serve, serveNothing, shell, uat } from '#testing/overrideBuild.ts';
import { OverridesPanel } from './OverridesPanel.tsx';

interface Options {
  language?: Language;
  active?: ActiveOverride[];
  here?: string;
}

async function open({ language = 'en', active = [], here }: Options = {}) {
  const reload = jest.fn();
  const onClose = jest.fn();
  const rendered = await renderScreen(
    <OverridesPanel
      page={{ environment: uat, shell }}
      active={active}
      here={here}
      opened
      onClose={onClose}
      reload={reload}
    />,
    { language, messages: loadOverridesMessages },
  );
  return { ...rendered, reload };
}

const field = () => screen.getByRole('textbox', { name: /Address of the build|Adresse des Builds/ });
const use = () => screen.getByRole('button', { name: /Use this build|Diesen Build verwenden/ });
const active = [{ remote: 'mfe-auth', release: { ...aRecord(), baseUrl: 'http://localhost:4401/' } }];

afterEach(() => sessionStorage.clear());

test('[F-12] every remote has its version in force, and the current page’s is selected', async () => {
  await open({ here: 'mfe-auth', active });
  expect(screen.getByRole('radio', { name: 'mfe-libraries 1.4.0 as released' })).not.toBeChecked();
  const overridden = 'mfe-auth 1.5.0-mine from http://localhost:4401/ (released: 2.0.0)';
  expect(screen.getByRole('radio', { name: overridden })).toBeChecked();
  expect(screen.getByText('pnpm dev mfe-auth --for http://localhost')).toBeVisible();
});

test('[F-12] a build that keeps the rules is kept for the tab, and the page is loaded again', async () => {
  serve(aRecord());
  const { user, reload } = await open();
  await user.type(field(), 'localhost:4400{Enter}');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(readStored().builds).toEqual({ 'mfe-libraries': address });
});

test.each<[Language, string]>([
  ['en', 'This is a build of mfe-libraries, not of mfe-auth.'],
  ['de', 'Das ist ein Build von mfe-libraries, nicht von mfe-auth.'],
])('[F-12] what is wrong is shown at once (%s), and what was typed stays', async (language, words) => {
  serve(aRecord());
  const { user, reload } = await open({ language, here: 'mfe-auth' });
  await user.type(field(), `${address}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field()).toHaveValue(address);
  expect(field()).toBeInvalid();
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: /mfe-libraries/ }));
  await user.click(use());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test.each([
  [
    'http://localhost.evil.example/',
    'http://localhost.evil.example is not allowed in uat. Allowed: http://localhost:*.',
  ],
  [
    'http://localhost:4400@evil.example/',
    'This is not the address of a build. An address looks like http://localhost:4400/, without user name, query or fragment.',
  ],
  [
    address,
    'No readable answer from http://localhost:4400/release.json. Is the build served there, for http://localhost? Is this site allowed to reach your computer?',
  ],
])('[F-12] %s: the reason, in words', async (typed, words) => {
  serveNothing();
  const { user } = await open();
  await user.type(field(), `${typed}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test.each<[Language, string, string]>([
  [
    'en',
    'A remote that uat does not list yet',
    'This environment already has mfe-libraries: choose it in the list.',
  ],
  [
    'de',
    'Ein Remote, den es in uat noch nicht gibt',
    'In dieser Umgebung gibt es mfe-libraries schon: Wählen Sie den Remote in der Liste.',
  ],
])(
  '[F-12] a build of an area that is not listed yet is kept under its own name (%s)',
  async (language, option, words) => {
    serve(aRecord());
    const { user, reload } = await open({ language });
    await user.click(screen.getByRole('radio', { name: option }));
    expect(screen.getByText('pnpm dev mfe-… --for http://localhost')).toBeVisible();
    await user.type(field(), `${address}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    serve(aRecord({ name: 'mfe-new', area: 'new', pages: [{ path: '/new', group: 'public' }] }));
    await user.click(use());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(readStored().builds).toEqual({ 'mfe-new': address });
  },
);

test('[F-12] one that is in use and not listed stands there too, and can be put back', async () => {
  wantOverride('mfe-new', address);
  const release = { ...aRecord(), baseUrl: address };
  const { user, reload } = await open({ active: [{ remote: 'mfe-new', release }] });
  const name = `mfe-new 1.5.0-mine from ${address} (not released here)`;
  expect(screen.getByRole('radio', { name })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Reset mfe-new' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test.each<[Language, string]>([
  ['en', 'It uses Carousel, Map of @portal/ui, which the shell of this page does not offer.'],
  ['de', 'Er verwendet Carousel, Map aus @portal/ui; die Shell dieser Seite bietet das nicht an.'],
])('[F-12] names that the shell does not offer are listed (%s)', async (language, words) => {
  serve(aRecord({ uses: { '@portal/ui': ['Carousel', 'Map'] } }));
  const { user } = await open({ language });
  await user.type(field(), `${address}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('[F-12] a second press while it is checked does nothing', async () => {
  serve(aRecord());
  const { user, reload } = await open();
  await user.type(field(), address);
  await user.dblClick(use());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(jest.mocked(fetch).mock.calls.filter(([to]) => to === `${address}release.json`)).toHaveLength(1);
});

test('[F-12] one remote is put back, the others stay', async () => {
  wantOverride('mfe-auth', 'http://localhost:4401/');
  wantOverride('mfe-libraries', address);
  const { user, reload } = await open({ active });
  await user.click(screen.getByRole('button', { name: 'Reset mfe-auth to the released version' }));
  expect(readStored().builds).toEqual({ 'mfe-libraries': address });
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<Language>(['en', 'de'])('[F-12] accessible, also with something wrong (%s)', async (language) => {
  serveNothing();
  const { user } = await open({ language, active });
  await user.click(use());
  await screen.findByRole('alert');
  await expectNoAxeViolations(screen.getByRole('dialog'));
});
