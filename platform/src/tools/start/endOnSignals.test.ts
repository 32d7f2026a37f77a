import { EventEmitter, once } from 'node:events';
import { endOnSignals } from './endOnSignals.ts';

/** Like `npm start`, with a simulated shutdown. */
function listening(stop: () => Promise<void>, patienceMs?: number) {
  const listenTo = new EventEmitter();
  const exits = new EventEmitter();
  const codes: number[] = [];
  const exit = (code: number) => {
    codes.push(code);
    exits.emit('exit');
  };
  endOnSignals({ listenTo, stop, exit, say: () => undefined, patienceMs });
  return { listenTo, codes, exited: once(exits, 'exit') };
}

const never = () => new Promise<void>(() => undefined);

test('the first signal ends in order', async () => {
  const { listenTo, codes, exited } = listening(() => Promise.resolve());
  listenTo.emit('SIGTERM');
  expect(codes).toEqual([]);
  await exited;
  expect(codes).toEqual([143]);
});

test('the second ends at once', () => {
  const { listenTo, codes } = listening(never, 50);
  listenTo.emit('SIGTERM');
  listenTo.emit('SIGINT');
  expect(codes).toEqual([130]);
});

test('an order that takes too long is cut short', async () => {
  const { listenTo, codes, exited } = listening(never, 20);
  listenTo.emit('SIGTERM');
  await exited;
  expect(codes).toEqual([143]);
});
