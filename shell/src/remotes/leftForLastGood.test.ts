import { aLoader, equities, lastGood, mocked } from '../testing/aLoader.ts';
import { aRelease } from '../testing/aRelease.ts';

test('[F-23] a version whose screen breaks twice is left for the last good one in this tab', async () => {
  const release = aRelease({ version: '0.8.0', lastGood: { ...lastGood, version: '0.0.4' } });
  const { loader, faults } = aLoader({ load: mocked(), release });
  await loader.screen('mfe-libraries', equities);
  const broken = new Error('broken on render');
  expect(loader.mayShowAgain('mfe-libraries')).toBe(true);
  loader.screenBroke('mfe-libraries', broken);
  await loader.screen('mfe-libraries', equities);
  expect([loader.version('mfe-libraries'), faults]).toEqual(['0.8.0', []]);
  expect(loader.mayShowAgain('mfe-libraries')).toBe(true);
  loader.screenBroke('mfe-libraries', broken);
  await loader.screen('mfe-libraries', equities);
  expect(loader.version('mfe-libraries')).toBe('0.0.4');
  expect(faults).toMatchObject([
    { remote: 'mfe-libraries@0.8.0', step: 'screen', outcome: 'lastGood', error: { cause: broken } },
  ]);
  expect(loader.mayShowAgain('mfe-libraries')).toBe(false);
  expect(loader.version('mfe-libraries')).toBe('0.0.4');

  const next = aLoader({ load: mocked(), release });
  await next.loader.screen('mfe-libraries', equities);
  expect([next.loader.version('mfe-libraries'), next.faults]).toEqual(['0.0.4', []]);
  const newer = aLoader({ load: mocked(), release: aRelease({ version: '0.8.1', lastGood }) });
  expect(newer.loader.version('mfe-libraries')).toBe('0.8.1');
});

test('[F-23] without a last good version, what breaks stays for its Retry', async () => {
  const { loader, version } = aLoader({ load: mocked() });
  await loader.screen('mfe-libraries', equities);
  expect(loader.mayShowAgain('mfe-libraries')).toBe(false);
  expect(loader.version('mfe-libraries')).toBe(version);
});

test('[F-23] the version at which the tab’s last page froze is left at once; others are not', async () => {
  const release = aRelease({ version: '0.9.0', lastGood: { ...lastGood, version: '0.0.3' } });
  const shownReleases: string[] = [];
  const onShown = (one: string) => shownReleases.push(one);
  const other = aLoader({ load: mocked(), release, frozen: 'mfe-libraries@0.8.9', onShown });
  await other.loader.screen('mfe-libraries', equities);
  const { loader, faults } = aLoader({ load: mocked(), release, frozen: 'mfe-libraries@0.9.0', onShown });
  await loader.screen('mfe-libraries', equities);
  expect(shownReleases).toEqual(['mfe-libraries@0.9.0', 'mfe-libraries@0.0.3']);
  expect(faults).toMatchObject([{ remote: 'mfe-libraries@0.9.0', step: 'screen', outcome: 'lastGood' }]);
  expect(faults[0]?.error).toMatchObject({ message: expect.stringContaining('stopped answering') });
});

test('[F-23] a broken last good version is not what the tab’s next page begins with', async () => {
  const release = aRelease({ version: '0.7.0', lastGood: { ...lastGood, version: '0.0.2' } });
  const opened = async (frozen?: string) => {
    const { loader } = aLoader({ load: mocked(), release, frozen });
    await loader.screen('mfe-libraries', equities);
    return loader;
  };
  const loader = await opened('mfe-libraries@0.7.0');
  expect((await opened()).version('mfe-libraries')).toBe('0.0.2');
  loader.screenBroke('mfe-libraries', new Error('broken as well'));
  expect((await opened()).version('mfe-libraries')).toBe('0.7.0');

  await opened('mfe-libraries@0.7.0');
  expect((await opened()).version('mfe-libraries')).toBe('0.0.2');
  expect((await opened('mfe-libraries@0.0.2')).version('mfe-libraries')).toBe('0.7.0');
});
