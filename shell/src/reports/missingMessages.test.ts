import { changeLanguage } from '@portal/i18n';
import { pages } from '@portal/contract';
import { useUnsaved } from '@portal/router';
import { renderHook } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { aLoader, equities, lastGood, mocked } from '../testing/aLoader.ts';
import { anEnvironment, aRelease } from '../testing/aRelease.ts';
import { createMissingMessages } from './missingMessages.ts';

beforeAll(() => changeLanguage('de'));

let arrive = () => {};
const arriving = new Promise<null>((resolve) => (arrive = () => resolve(null)));

async function aPage(pinned: ReturnType<typeof aRelease>, path = pages.equities.path as string) {
  const { loader, faults } = aLoader({ load: mocked(), release: pinned });
  await loader.screen('mfe-libraries', equities);
  const router = createMemoryRouter(
    [{ path: '*' }, { path: pages.documentPreview.path, loader: () => arriving }],
    {
      initialEntries: [`${path}?page=2`],
    },
  );
  const navigate = jest.spyOn(router, 'navigate');
  const noteAnywhere = createMissingMessages({
    environment: () => anEnvironment({ 'mfe-libraries': pinned }),
    loader,
    report: (fault) => faults.push(fault),
    router: () => router,
  });
  /** Of a screen, by default of the pinned version. */
  const note = (id: string, screen = `mfe-libraries@${pinned.version}`) => noteAnywhere(id, screen);
  const again = () => navigate.mock.calls.map(([to]) => to);
  return { loader, faults, again, note, noteAnywhere, router };
}

test('[F-23] a version without a message is left for the last good one, and reported once', async () => {
  const pinned = aRelease({ version: '0.6.0', lastGood: { ...lastGood, version: '0.0.5' } });
  const { loader, faults, again, note } = await aPage(pinned);
  for (const id of ['libraries.equities', 'libraries.equities', 'libraries.markets']) note(id);
  expect(again()).toMatchObject([{ pathname: pages.equities.path, search: '?page=2' }]);
  await loader.screen('mfe-libraries', equities);
  expect(loader.version('mfe-libraries')).toBe('0.0.5');
  expect(faults).toMatchObject([
    {
      remote: 'mfe-libraries@0.6.0',
      step: 'messages',
      outcome: 'lastGood',
      error: { message: expect.stringContaining('there is no message libraries.equities in de') },
    },
  ]);
  const next = aLoader({ load: mocked(), release: pinned });
  expect(next.loader.version('mfe-libraries')).toBe('0.0.5');
});

test('[F-23] unsaved work stays: it is reported, and the next visit shows the last good one', async () => {
  const pinned = aRelease({ version: '0.6.1', lastGood: { ...lastGood, version: '0.0.6' } });
  const { loader, faults, note, again } = await aPage(pinned);
  const { unmount } = renderHook(() => useUnsaved(true));
  note('libraries.equities');
  expect(faults).toMatchObject([{ remote: 'mfe-libraries@0.6.1', step: 'messages', outcome: 'failed' }]);
  await loader.screen('mfe-libraries', equities);
  expect([again(), loader.version('mfe-libraries')]).toEqual([[], '0.0.6']);
  unmount();
});

test('[F-23] without another version to show, or in the shell, a missing message is reported', async () => {
  const alone = await aPage(aRelease({ version: '0.6.2' }));
  alone.note('libraries.equities');
  alone.note('shell.tabs.more');
  alone.note('common.save');
  expect([alone.again(), alone.loader.version('mfe-libraries')]).toEqual([[], '0.6.2']);
  expect(alone.faults).toMatchObject([
    { remote: 'mfe-libraries@0.6.2', step: 'messages', outcome: 'failed' },
    { remote: 'shell', step: 'messages', outcome: 'failed' },
    { remote: 'shell', step: 'messages', outcome: 'failed' },
  ]);
  const pinned = aRelease({ version: '0.6.3', lastGood: { ...lastGood, version: '0.0.7' } });
  const left = await aPage(pinned);
  left.note('libraries.equities');
  await left.loader.screen('mfe-libraries', equities);
  left.note('libraries.markets', 'mfe-libraries@0.0.7');
  expect(left.again()).toHaveLength(1);
  expect(left.faults.at(-1)).toMatchObject({ remote: 'mfe-libraries@0.0.7', outcome: 'failed' });
});

test('[F-23] an area’s messages are found by its name, also by one of two words', () => {
  const faults: string[] = [];
  const note = createMissingMessages({
    environment: () => anEnvironment({ 'mfe-team-coverage': aRelease({ area: 'team-coverage' }) }),
    loader: { isLeaving: () => false, leaveFor: () => false, version: () => '1.2.3' },
    report: ({ remote }) => faults.push(remote),
    router: () => createMemoryRouter([{ path: '*' }]),
  });
  note('teamCoverage.team.title');
  expect(faults).toEqual(['mfe-team-coverage@1.2.3']);
});

test('[F-23] a page of another area is not shown again for a message that it does not need', async () => {
  const pinned = aRelease({ version: '0.6.4', lastGood: { ...lastGood, version: '0.0.8' } });
  const { loader, faults, again, note } = await aPage(pinned, '/coverage');
  note('libraries.equities');
  expect([again(), faults.length]).toEqual([[], 1]);
  await loader.screen('mfe-libraries', equities);
  expect(loader.version('mfe-libraries')).toBe('0.0.8');
});

test('[F-23] a version is not left for another’s message: a toast’s or a standing screen’s', async () => {
  const pinned = aRelease({ version: '0.6.5', lastGood: { ...lastGood, version: '0.0.9' } });
  const { loader, faults, again, note, noteAnywhere } = await aPage(pinned);
  noteAnywhere('libraries.equities');
  note('libraries.equities', 'mfe-libraries@0.6.4');
  expect([again(), loader.version('mfe-libraries')]).toEqual([[], '0.6.5']);
  expect(faults).toMatchObject([
    { remote: 'mfe-libraries@0.6.5', outcome: 'failed' },
    { remote: 'mfe-libraries@0.6.4', outcome: 'failed' },
  ]);
});

test('[F-23] a version is left for a message that the one before, or a toast, lacked too', async () => {
  const pinned = aRelease({ version: '0.6.6', lastGood: { ...lastGood, version: '0.0.9' } });
  const { again, note, noteAnywhere } = await aPage(pinned);
  note('libraries.equities', 'mfe-libraries@0.6.4');
  noteAnywhere('libraries.equities');
  note('libraries.equities');
  expect(again()).toHaveLength(1);
});

test('[F-23] a reader who is going on goes on: the next page is of the last good version', async () => {
  const pinned = aRelease({ version: '0.6.7', lastGood: { ...lastGood, version: '0.0.9' } });
  const { again, note, router, loader } = await aPage(pinned);
  const next = pages.documentPreview.href({ docRef: 'R1' });
  const visit = router.navigate(next);
  expect(router.state.navigation.state).toBe('loading');
  note('libraries.equities');
  expect([again(), loader.version('mfe-libraries')]).toEqual([[next], '0.0.9']);
  arrive();
  await visit;
});
