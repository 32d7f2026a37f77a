import type { Environment, PageEnvironment } from '@portal/wire';
import { anEnvironment } from '../testing/aRelease.ts';
import { createEnvironmentNews, lookOnReturn, pauseMs } from './environmentNews.ts';

const served = anEnvironment({});
const newer = { ...served, revision: 8 };

function aPage(answers: (Environment | undefined | Error)[]) {
  let time = 1_000_000;
  let running: Environment = served;
  const ask = jest.fn<Promise<Environment | undefined>, [PageEnvironment]>(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const news = createEnvironmentNews({ running: () => running, ask, now: () => time });
  return {
    news,
    ask,
    later: (milliseconds: number) => (time += milliseconds),
    run: (environment: Environment) => (running = environment),
  };
}

test('[F-05] nothing is asked when a page starts, nor more than once in half a minute', async () => {
  const { news, ask, later } = aPage([undefined, newer]);
  await news.look('visit');
  expect(ask).not.toHaveBeenCalled();
  later(pauseMs.visit);
  await Promise.all([news.look('visit'), news.look('visit')]);
  later(pauseMs.visit - 1);
  await news.look('visit');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(news.waiting()).toBeUndefined();
  later(1);
  await news.look('visit');
  expect(ask.mock.calls).toEqual([[served], [served]]);
  expect(news.waiting()).toBe(newer);
});

test('a clock that was put back is not a reason not to ask', async () => {
  const { news, ask, later } = aPage([newer]);
  later(-24 * 60 * 60 * 1000);
  await news.look('visit');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a fault asks sooner', async () => {
  const { news, ask, later } = aPage([newer]);
  later(pauseMs.fault);
  await news.look('fault');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what waits is asked by its own tag, and waits no longer once it runs', async () => {
  const { news, ask, later, run } = aPage([newer, undefined]);
  later(pauseMs.visit);
  await news.look('visit');
  later(pauseMs.visit);
  await news.look('visit');
  expect(ask.mock.lastCall).toEqual([newer]);
  expect(news.waiting()).toBe(newer);
  run(newer);
  expect(news.waiting()).toBeUndefined();
});

test('without an answer the page goes on with what it has, and asks again later', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { news, later } = aPage([new Error('offline'), newer]);
  later(pauseMs.visit);
  await news.look('visit');
  expect(news.waiting()).toBeUndefined();
  expect(said).toHaveBeenCalledWith('The environment in force could not be read.', expect.any(Error));
  later(pauseMs.visit);
  await news.look('visit');
  expect(news.waiting()).toBe(newer);
  said.mockRestore();
});

test('a page looks when its reader comes back to it, and not when they leave', () => {
  const look = jest.fn();
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  lookOnReturn(look);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(look).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(look.mock.calls).toEqual([['visit'], ['visit']]);
});
