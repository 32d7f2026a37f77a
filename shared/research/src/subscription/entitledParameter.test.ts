import { removeCookie } from '@portal/session';
import { entitledParameter } from './entitledParameter.ts';
import { chooseEntitled } from './entitledChoice.ts';

beforeEach(() => removeCookie('inSubscription'));

test('[L-22] the API chooses until the client has, and then the choice stands', () => {
  expect(entitledParameter()).toEqual({ entitled: 'auto' });
  chooseEntitled(false);
  expect(entitledParameter()).toEqual({ entitled: 'false' });
  chooseEntitled(true);
  expect(entitledParameter()).toEqual({ entitled: 'true' });
});
