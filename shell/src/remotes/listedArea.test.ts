import type { PageEnvironment } from '@portal/wire';
import type { Fault } from '../reports/reportFault.ts';
import { equities, good, own, shell, shown } from '../testing/aLoader.ts';
import { anEnvironment, aRelease } from '../testing/aRelease.ts';
import { createRemoteLoader } from './remoteLoader.ts';

const release = aRelease({ version: '5.0.0' });
const whole = anEnvironment({ 'mfe-libraries': release });
const { version, contract, area, baseUrl, pages } = release;
const listed = { version, contract, area, baseUrl, pages };

function aPage(complete: () => Promise<PageEnvironment>) {
  let environment: PageEnvironment = { ...whole, remotes: { 'mfe-libraries': listed } };
  const faults: Fault[] = [];
  const completed = jest.fn<undefined, [string, string]>();
  const loader = createRemoteLoader({
    environment: () => environment,
    runtime: () => ({ registerRemotes: () => undefined, loadRemote: () => Promise.resolve(good) }),
    singletons: own,
    shell: () => shell,
    provideShared: () => Promise.resolve(),
    addMessages: () => Promise.resolve(),
    report: (fault) => faults.push(fault),
    complete: async (name, need) => {
      completed(name, need);
      environment = await complete();
    },
  });
  return { loader, faults, completed };
}

test('[F-05] an area that the page only lists is completed, then loaded', async () => {
  const { loader, completed } = aPage(() => Promise.resolve(whole));
  expect(loader.version('mfe-libraries')).toBe('5.0.0');
  await expect(loader.screenAhead('mfe-libraries', equities)).resolves.toMatchObject(shown);
  await loader.screen('mfe-libraries', equities);
  expect(completed.mock.calls).toEqual([['mfe-libraries', 'ahead']]);
});

test('[F-09] what cannot be completed is its fault, with its version; only a visit reports it', async () => {
  const cause = new Error('/environment.json was answered with 503.');
  const { loader, faults, completed } = aPage(() => Promise.reject(cause));
  const fault = { remote: 'mfe-libraries', version: '5.0.0', step: 'environment', cause };
  await expect(loader.screenAhead('mfe-libraries', equities)).rejects.toMatchObject(fault);
  expect(faults).toEqual([]);
  await expect(loader.load('mfe-libraries')).rejects.toMatchObject(fault);
  await expect(loader.screen('mfe-libraries', equities)).rejects.toMatchObject(fault);
  expect(completed.mock.calls.map(([, need]) => need)).toEqual(['ahead', 'visit', 'visit']);
  const reported = { remote: 'mfe-libraries@5.0.0', step: 'environment', outcome: 'failed' };
  expect(faults).toMatchObject([reported, reported]);
});
