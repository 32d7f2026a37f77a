import { ApiError } from '@portal/api';
import { anEnvironment } from '../testing/aRelease.ts';
import { ErrorCatcher, meetFault, type PlacedError } from './errorCatcher.ts';

const environment = anEnvironment({});
const page = { environment: () => environment, versionOf: () => '0.1.0' };

function aCatcher(fails = 0) {
  const reported: PlacedError[] = [];
  const report = (met: PlacedError) => void reported.push(met);
  let loads = 0;
  const load = jest.fn(() => {
    loads += 1;
    return loads <= fails ? Promise.reject(new Error('The chunk did not come.')) : Promise.resolve(report);
  });
  return { reported, load, catcher: new ErrorCatcher(load) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[F-16] what nobody caught is reported: in a handler, in a promise', async () => {
  const { catcher, reported } = aCatcher();
  const heard = new EventTarget() as Window;
  catcher.listen(heard);
  catcher.tell(page);
  const [inHandler, inPromise] = [new Error('handler'), new Error('promise')];
  heard.dispatchEvent(new ErrorEvent('error', { error: inHandler, message: 'handler' }));
  heard.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  heard.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: inPromise }));
  await settled();
  expect(reported.map(({ kind, error, pathname }) => [kind, error, pathname])).toEqual([
    ['error', inHandler, '/'],
    ['error', 'Script error.', '/'],
    ['promise', inPromise, '/'],
  ]);
});

test('earlier errors are reported once there is a reporter; without any, none loads', async () => {
  const { catcher, reported, load } = aCatcher();
  const quiet = aCatcher();
  quiet.catcher.tell(page);
  catcher.meet({ kind: 'error', error: new Error('early') });
  expect(load).not.toHaveBeenCalled();
  catcher.tell(page);
  await settled();
  expect(reported).toEqual([expect.objectContaining({ kind: 'error', environment })]);
  expect([load.mock.calls.length, quiet.load.mock.calls.length]).toEqual([1, 0]);
});

test('an error that comes by twice is one', async () => {
  const { catcher, reported } = aCatcher();
  catcher.tell(page);
  const error = new Error('once');
  catcher.meet({ kind: 'render', error, componentStack: 'at Screen' });
  meetFault(catcher)({ remote: 'mfe-auth@1.0.0', step: 'render', outcome: 'failed', ...faultPlace }, error);
  await settled();
  expect(reported).toEqual([expect.objectContaining({ kind: 'render', componentStack: 'at Screen' })]);
});

const faultPlace = { shell: '0.1.0', revision: 7, environment: 'uat', message: 'x' };

test('a loading fault is reported with step, file and outcome, others as a screen’s', async () => {
  const { catcher, reported } = aCatcher();
  catcher.tell(page);
  const fault = { remote: 'mfe-auth@1.0.0', step: 'entry', file: 'a.js', outcome: 'lastGood' as const };
  meetFault(catcher)({ ...fault, ...faultPlace }, new Error('one'));
  meetFault(catcher)({ ...fault, ...faultPlace, remote: 'shell', step: 'render' }, new Error('two'));
  await settled();
  expect(reported).toEqual([
    expect.objectContaining({
      kind: 'load',
      area: 'mfe-auth@1.0.0',
      load: { step: 'entry', file: 'a.js', outcome: 'lastGood' },
    }),
    expect.objectContaining({ kind: 'render' }),
  ]);
  expect(reported[1]?.area).toBeUndefined();
});

test('failures of the API and thrown answers, shown with a Retry, are not errors', async () => {
  const { catcher, load } = aCatcher();
  catcher.tell(page);
  catcher.meet({ kind: 'render', error: new ApiError('offline', 'The API could not be reached.') });
  catcher.meet({ kind: 'render', error: new Response() });
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('a reporter that fails to load is tried with later errors, three times', async () => {
  const late = aCatcher(2);
  late.catcher.tell(page);
  for (const message of ['one', 'two', 'three']) {
    late.catcher.meet({ kind: 'error', error: new Error(message) });
    await settled();
  }
  expect(late.reported.map(({ error }) => (error as Error).message)).toEqual(['one', 'two', 'three']);
  const never = aCatcher(99);
  never.catcher.tell(page);
  for (let turn = 0; turn < 200; turn++) {
    never.catcher.meet({ kind: 'error', error: new Error('again') });
    await settled();
  }
  expect(never.load).toHaveBeenCalledTimes(3);
});

test('a reporter that fails makes no further error', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const report = () => {
    throw new Error('broken reporter');
  };
  const catcher = new ErrorCatcher(() => Promise.resolve(report));
  catcher.tell(page);
  catcher.meet({ kind: 'error', error: new Error('one') });
  await settled();
  expect(warned).toHaveBeenCalledTimes(1);
});
