import { mostReports, reportErrors, type ErrorReports } from '@portal/wire';
import { anEnvironment } from '../testing/aRelease.ts';
import { createErrorReporter, type SendReports } from './errorReporter.ts';

const environment = anEnvironment({});

function aReporter(answer: () => boolean = () => true, more: Partial<typeof environment> = {}) {
  const shown = { ...environment, ...more };
  const messages: ErrorReports[] = [];
  const addresses: string[] = [];
  const send: SendReports = (address, json) => {
    addresses.push(address);
    messages.push(reportErrors.body?.parse(JSON.parse(json)) as ErrorReports);
    return answer();
  };
  const report = createErrorReporter({ environment: () => shown, versionOf: () => '0.1.0', send });
  return {
    report,
    meet: (message: string, at = environment) =>
      report({ kind: 'error', error: new Error(message), pathname: '/', environment: at }),
    messages,
    addresses,
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const countsOf = (messages: ErrorReports[]) =>
  messages.map(({ reports }) => reports.map(({ message, count }) => [message, count]));

test('[F-16] what fails together is one message, each error once with its count', () => {
  const { meet, addresses, messages } = aReporter();
  for (const message of ['one', 'two', 'one', 'one']) meet(message);
  expect(messages).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(countsOf(messages)).toEqual([
    [
      ['Error: one', 3],
      ['Error: two', 1],
    ],
  ]);
  expect(messages).toEqual([expect.objectContaining({ environment: 'uat', shell: '0.1.0' })]);
  expect(addresses).toEqual(['/api/error_reports']);
});

test('[F-21] what a page of a preview reports is marked as such', () => {
  const preview = { id: 'abcdefghijklmnop', until: '2026-11-28T15:30:00Z', releases: [] };
  const { meet, messages } = aReporter(() => true, { preview });
  meet('one');
  jest.advanceTimersByTime(1_000);
  expect(messages).toEqual([expect.objectContaining({ environment: 'uat', preview: 'abcdefghijklmnop' })]);
});

test('[F-16] a fault of loading is reported with what was wrong with its file', async () => {
  const { report, messages } = aReporter();
  const found = Promise.resolve('missing (status 404)');
  const load = { step: 'entry', file: 'remoteEntry.1.js', outcome: 'failed' as const, found };
  report({ kind: 'load', error: new Error('It failed.'), pathname: '/', environment, load });
  await found;
  jest.advanceTimersByTime(1_000);
  expect(countsOf(messages)).toEqual([[['File missing (status 404) – Error: It failed.', 1]]]);
});

test('[F-16] a page left before that is found out reports the fault without it, and once', async () => {
  const { report, messages } = aReporter();
  const found = Promise.resolve('missing (status 404)');
  const load = { step: 'entry', file: 'remoteEntry.1.js', outcome: 'failed' as const, found };
  report({ kind: 'load', error: new Error('It failed.'), pathname: '/', environment, load });
  dispatchEvent(new Event('pagehide'));
  await found;
  jest.advanceTimersByTime(30_000);
  expect(countsOf(messages)).toEqual([[['Error: It failed.', 1]]]);
});

describe('[F-16] a page that is only hidden', () => {
  const become = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  function aWaitingFault() {
    const { report, messages } = aReporter();
    let find: (words: string) => void = () => {};
    const found = new Promise<string>((resolve) => (find = resolve));
    const load = { step: 'entry', file: 'remoteEntry.1.js', outcome: 'failed' as const, found };
    const meet = () =>
      report({ kind: 'load', error: new Error('It failed.'), pathname: '/', environment, load });
    meet();
    return {
      messages,
      meet,
      find: async (words: string) => {
        find(words);
        await found;
      },
    };
  }

  const withFinding = [[['File missing (status 404) – Error: It failed.', 1]]];

  test('reports a fault as soon as it is known what was wrong with its file', async () => {
    const { messages, find } = aWaitingFault();
    become('hidden');
    jest.advanceTimersByTime(1_000);
    expect(messages).toEqual([]);
    await find('missing (status 404)');
    expect(countsOf(messages)).toEqual(withFinding);
  });

  test('does not wait for that forever', async () => {
    const { messages, find } = aWaitingFault();
    become('hidden');
    jest.advanceTimersByTime(2_000);
    expect(countsOf(messages)).toEqual([[['Error: It failed.', 1]]]);
    await find('missing (status 404)');
    jest.advanceTimersByTime(30_000);
    expect(messages).toHaveLength(1);
  });

  test('nor is one held up by others that come', () => {
    const { messages, meet } = aWaitingFault();
    become('hidden');
    jest.advanceTimersByTime(1_500);
    meet();
    jest.advanceTimersByTime(500);
    expect(countsOf(messages)).toEqual([[['Error: It failed.', 2]]]);
  });

  test('and is shown again waits as before', async () => {
    const { messages, find } = aWaitingFault();
    become('hidden');
    become('visible');
    jest.advanceTimersByTime(10_000);
    expect(messages).toEqual([]);
    await find('missing (status 404)');
    jest.advanceTimersByTime(1_000);
    expect(countsOf(messages)).toEqual(withFinding);
  });
});

test('[F-16] the revision is the one in force when it happened', () => {
  const { meet, messages } = aReporter();
  meet('one');
  meet('two', { ...environment, revision: 8 });
  jest.advanceTimersByTime(1_000);
  const [message] = messages;
  expect(message?.reports.map(({ revision }) => revision)).toEqual([7, 8]);
});

test('what comes again is reported later, with what was new', () => {
  const { meet, messages } = aReporter();
  meet('one');
  jest.advanceTimersByTime(1_000);
  meet('one');
  meet('one');
  jest.advanceTimersByTime(29_000);
  expect(countsOf(messages)).toEqual([[['Error: one', 1]]]);
  jest.advanceTimersByTime(1_000);
  expect(countsOf(messages)).toEqual([[['Error: one', 1]], [['Error: one', 2]]]);
  jest.advanceTimersByTime(120_000);
  expect(messages).toHaveLength(2);
});

test('a page that is left reports at once', () => {
  const { meet, messages } = aReporter();
  meet('one');
  dispatchEvent(new Event('pagehide'));
  expect(countsOf(messages)).toEqual([[['Error: one', 1]]]);
});

test('a hidden page reports at once, too', () => {
  const { meet, messages } = aReporter();
  meet('one');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(messages).toHaveLength(1);
});

test('a page reports a limited number of errors, in a limited number of messages', () => {
  const { meet, messages } = aReporter();
  for (let turn = 0; turn < mostReports + 10; turn++) meet(`error ${turn}`);
  for (let turn = 0; turn < 40; turn++) {
    meet('error 0');
    jest.advanceTimersByTime(30_000);
  }
  expect(messages).toHaveLength(20);
  expect(new Set(messages.flatMap(({ reports }) => reports.map(({ message }) => message))).size).toBe(
    mostReports,
  );
});

test('more than a thousand of one error fit into a message', () => {
  const { meet, messages } = aReporter();
  for (let turn = 0; turn < 1_200; turn++) meet('one');
  jest.advanceTimersByTime(1_000);
  expect(countsOf(messages)).toEqual([[['Error: one', 1_000]]]);
});

test('a browser that refuses a message, or fails at it, makes no further report', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const refusing = aReporter(() => false);
  refusing.meet('one');
  jest.advanceTimersByTime(120_000);
  expect(refusing.messages).toHaveLength(1);
  const failing = aReporter(() => {
    throw new TypeError('no beacon');
  });
  failing.meet('one');
  jest.advanceTimersByTime(120_000);
  expect(failing.messages).toHaveLength(1);
  expect(warned).toHaveBeenCalledTimes(1);
});
