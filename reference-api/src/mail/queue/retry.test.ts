import { mailFailure, usualRetries, backoff } from './retry.ts';

const failed = (command: string, responseCode?: number) =>
  Object.assign(new Error('secret words'), { code: 'EENVELOPE', command, responseCode });

test.each([
  [
    'a recipient that does not exist',
    failed('RCPT TO', 550),
    { code: 'EENVELOPE', answer: 550, isFinal: true },
  ],
  ['a text that is refused', failed('DATA', 554), { code: 'EENVELOPE', answer: 554, isFinal: true }],
  ['a full mailbox, for now', failed('RCPT TO', 452), { code: 'EENVELOPE', answer: 452, isFinal: false }],
  ['a sender that is refused', failed('MAIL FROM', 550), { code: 'EENVELOPE', answer: 550, isFinal: false }],
  ['a wrong password', failed('AUTH PLAIN', 535), { code: 'EENVELOPE', answer: 535, isFinal: false }],
  ['no connection', failed('CONN'), { code: 'EENVELOPE', isFinal: false }],
  ['something else', new Error('gone'), { code: 'unknown', isFinal: false }],
  ['no error at all', 'gone', { code: 'unknown', isFinal: false }],
])('%s is final only when it is about this mail', (_, error, failure) => {
  expect(mailFailure(error)).toEqual(failure);
});

const waits = (kind: 'reset_password' | 'publication', isFinal = false) => {
  const found: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const wait = backoff(
      { kind, attempts },
      { code: 'x', isFinal },
      { retries: usualRetries, random: () => 0.5 },
    );
    if (wait === undefined) return found;
    found.push(wait / 1000);
  }
};

test('a link is tried for half an hour, any other mail for a day, a final failure once', () => {
  expect(waits('reset_password')).toEqual([5, 20, 80, 320, 1280]);
  const others = waits('publication');
  expect(others.slice(0, 7)).toEqual([5, 20, 80, 320, 1280, 3600, 3600]);
  expect(others.reduce((sum, wait) => sum + wait, 0) / 3600).toBeCloseTo(23.5, 0);
  expect(waits('publication', true)).toEqual([]);
});

test('waits vary by half', () => {
  const wait = (random: number) =>
    backoff(
      { kind: 'daily', attempts: 1 },
      { code: 'x', isFinal: false },
      { retries: usualRetries, random: () => random },
    );
  expect([wait(0), wait(0.999)]).toEqual([2500, 7495]);
});
