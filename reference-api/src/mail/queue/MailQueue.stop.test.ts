import type { Mail } from '../Mail.ts';
import { MailQueue, usualPatience } from './MailQueue.ts';
import type { MailRepository } from './mailRepository.ts';

test('[O-01] a stop does not wait for a mail server that does not answer', async () => {
  const [warn, error] = [jest.fn(), jest.fn()];
  const claim = jest
    .fn()
    .mockResolvedValueOnce([{ id: 1, kind: 'notice', createdMs: 0 }])
    .mockResolvedValue([]);
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const queue = new MailQueue(
    {
      mails: { claim } as unknown as MailRepository,
      matchNext: () => Promise.resolve(false),
      write: () => Promise.resolve({} as Mail),
      send: () => {
        begin();
        return new Promise(() => undefined);
      },
      log: { warn, error },
    },
    { ...usualPatience, closeLimitMs: 20 },
  );
  queue.begin();
  await begun;
  await queue.close();
  expect(warn).toHaveBeenCalledWith({ mails: 1 }, 'mails were still being sent at the stop');
  expect(error).not.toHaveBeenCalled();
});
