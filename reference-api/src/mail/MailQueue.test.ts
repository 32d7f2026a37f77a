import type { Mail } from './Mail.ts';
import { MailQueue } from './MailQueue.ts';

const mail: Mail = {
  to: { name: 'A', address: 'a@b.example' },
  language: 'en',
  subject: 's',
  text: 't',
  html: 'h',
};
const failure = Object.assign(new Error('550 secret words'), { code: 'EENVELOPE', responseCode: 550 });

function queueWith(
  send: (mail: Mail) => Promise<void>,
  retriesMs: readonly number[] = [1, 1],
  closeLimitMs = 5000,
) {
  const log = { warn: jest.fn(), error: jest.fn() };
  return { queue: new MailQueue(send, log, { retriesMs, closeLimitMs }), log };
}

test('a mail is written and sent after the caller has gone on', async () => {
  const steps: string[] = [];
  const { queue } = queueWith(() => Promise.resolve(void steps.push('sent')));
  queue.add('x', () => Promise.resolve((steps.push('written'), mail)));
  await Promise.resolve();
  steps.push('answered');
  await queue.idle();
  expect(steps).toEqual(['answered', 'written', 'sent']);
});

test('nothing to send is no failure', async () => {
  const send = jest.fn();
  const { queue, log } = queueWith(send);
  queue.add('x', () => Promise.resolve(undefined));
  await queue.idle();
  expect(send).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
});

test('a failure is borne a few times; the mail is written once and its words are not logged', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
    .mockResolvedValueOnce(undefined);
  const write = jest.fn().mockResolvedValue(mail);
  const { queue, log } = queueWith(send);
  queue.add('x', write);
  await queue.idle();
  expect([send.mock.calls.length, write.mock.calls.length]).toEqual([3, 1]);
  expect(log.warn.mock.calls.map(([told]) => told as object)).toEqual([
    { mail: 'x', attempt: 1, code: 'EENVELOPE', answer: 550 },
    { mail: 'x', attempt: 2, code: 'EENVELOPE', answer: 550 },
  ]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a mail that cannot be written is tried again too, and given up in the end', async () => {
  const write = jest.fn().mockRejectedValue(new Error('database gone'));
  const { queue, log } = queueWith(jest.fn());
  queue.add('x', write);
  await queue.idle();
  expect(write).toHaveBeenCalledTimes(3);
  expect(log.error).toHaveBeenCalledWith(
    { mail: 'x', attempt: 3, code: 'unknown' },
    'a mail could not be sent and was given up',
  );
});

test('four are sent at a time; one that waits to be tried again holds nobody up', async () => {
  let [now, most] = [0, 0];
  const send = jest.fn(async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
  });
  const { queue } = queueWith(send);
  for (let turn = 0; turn < 20; turn++) queue.add('x', () => Promise.resolve(mail));
  await queue.idle();
  expect([send.mock.calls.length, most]).toEqual([20, 4]);
});

test('closing waits for what is under way and tries once more at once what waits for its time', async () => {
  const send = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const { queue, log } = queueWith(send, [3_600_000]);
  queue.add('x', () => Promise.resolve(mail));
  while (log.warn.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await queue.close();
  expect(send).toHaveBeenCalledTimes(2);
});

test('closing gives up a mail that takes too long, and says so', async () => {
  const { queue, log } = queueWith(() => new Promise(() => undefined), [], 20);
  queue.add('x', () => Promise.resolve(mail));
  await queue.close();
  expect(log.error).toHaveBeenCalledWith({ mails: 1 }, 'mails were given up at the stop');
});

test('more than a thousand waiting mails are dropped, and the log says so', async () => {
  const { queue, log } = queueWith(() => Promise.resolve());
  for (let turn = 0; turn < 1001; turn++) queue.add('x', () => Promise.resolve(mail));
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith({ mail: 'x' }, 'a mail was dropped, since too many are waiting');
  await queue.idle();
});
