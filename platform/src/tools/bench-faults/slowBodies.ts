import { connect, type Socket } from 'node:net';
import { ask, signIn, tokenIn, until } from './calls.ts';
import type { Fault } from './Fault.ts';

const count = 400;

function begin(origin: string): { socket: Socket; stop: () => void } {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(
    'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  );
  const timer = setInterval(() => socket.write(' '), 6000);
  socket.resume().once('close', () => clearInterval(timer));
  return { socket, stop: () => socket.destroy() };
}

export const slowBodies: Fault = {
  name: `${count} slow bodies`,
  how: 'one byte in six seconds each, without a sign-in',
  run: async ({ gateway }) => {
    const slow = Array.from({ length: count }, () => begin(gateway));
    const answers = [await signIn(gateway)];
    const token = answers[0]?.status === 200 ? tokenIn(answers[0]) : '';
    for (let turn = 0; turn < 50; turn += 1)
      answers.push(await ask(`${gateway}/api/current_user`, { token }));
    const good = answers.filter(({ status }) => status === 200).length;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const gone = await until(() => Promise.resolve(slow.every(({ socket }) => socket.destroyed)), 45_000);
    for (const { stop } of slow) stop();
    return [
      {
        promise: 'a client signs in and reads',
        measured: `${good} of ${answers.length} calls`,
        isMet: good === answers.length,
      },
      { promise: 'each call within 2 s', measured: `${slowest} ms`, isMet: slowest < 2000 },
      {
        promise: 'the slow ones are closed within 40 s',
        measured: gone === undefined ? 'not after 45 s' : `after ${Math.round(gone / 1000)} s`,
        isMet: gone !== undefined && gone < 40_000,
      },
    ];
  },
};
