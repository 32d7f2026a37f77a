import { removeCookie } from '@portal/session';
import { askedEntitled } from './askEntitled.ts';
import { chooseEntitled } from './entitledChoice.ts';

beforeEach(() => removeCookie('inSubscription'));

test('[L-22] the API chooses until the client has, and then the choice stands', () => {
  expect(askedEntitled()).toEqual({ entitled: 'auto' });
  chooseEntitled(false);
  expect(askedEntitled()).toEqual({ entitled: 'false' });
  chooseEntitled(true);
  expect(askedEntitled()).toEqual({ entitled: 'true' });
});
