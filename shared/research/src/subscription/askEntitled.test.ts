import { ApiError } from '@portal/api';
import { removeCookie } from '@portal/session';
import { askedEntitled, askEntitled, type AskedEntitled } from './askEntitled.ts';
import { chooseEntitled } from './entitledChoice.ts';

beforeEach(() => removeCookie('inSubscription'));

test('[L-22] the API chooses until the client has, and then the choice stands', () => {
  expect(askedEntitled()).toEqual({ entitled: 'auto' });
  chooseEntitled(false);
  expect(askedEntitled()).toEqual({ entitled: 'false' });
  chooseEntitled(true);
  expect(askedEntitled()).toEqual({ entitled: 'true' });
});

test.each([
  ['takes the parameter', undefined, [{ entitled: 'auto' }]],
  ['refuses it', new ApiError('invalid', 'unknown parameter'), [{ entitled: 'auto' }, {}]],
] as const)('[L-22] [K-02] an API that %s is asked for a list', async (_, failure, expected) => {
  const seen: AskedEntitled[] = [];
  const ask = (asked: AskedEntitled) => {
    seen.push(asked);
    return failure === undefined || asked.entitled === undefined
      ? Promise.resolve('list')
      : Promise.reject(failure);
  };
  await expect(askEntitled('auto', ask)).resolves.toBe('list');
  expect(seen).toEqual(expected);
});
