import { ApiError, type ApiErrorKind } from '@portal/api';
import { aTag } from '@portal/testing';
import { profileOutcome } from './profileOutcome.ts';

const analyst = aTag({ category: 'Analyst' });
const failure = (kind: ApiErrorKind) => new ApiError(kind, 'refused');
const nothing = { record: undefined, recordError: null, personError: null };

test.each([
  ['nothing yet', {}, 'stands'],
  ['an analyst', { record: analyst }, 'stands'],
  [
    'one of whom nothing else is known',
    { record: { ...analyst, category: '', profile_active: undefined } },
    'stands',
  ],
  ['one who has left', { record: { ...analyst, inactive: true } }, 'home'],
  ['one without a profile', { record: { ...analyst, profile_active: false } }, 'home'],
  ['a company', { record: { ...analyst, category: 'Company' } }, 'home'],
  ['an unknown id', { recordError: failure('notFound') }, 'home'],
  ['an id that is none', { recordError: failure('invalid') }, 'home'],
  ['a person who is unknown', { record: analyst, personError: failure('notFound') }, 'home'],
  [
    'a person outside of the subscription',
    { record: analyst, personError: failure('forbidden') },
    'unentitled',
  ],
  ['a record outside of the subscription', { recordError: failure('forbidden') }, 'unentitled'],
  ['a record that could not be read', { recordError: failure('server') }, 'failed'],
  ['a record that took too long', { recordError: failure('timeout') }, 'failed'],
  ['no network', { recordError: failure('offline') }, 'failed'],
  ['a person who could not be read', { record: analyst, personError: failure('server') }, 'stands'],
  ['a failed second read of a record', { record: analyst, recordError: failure('server') }, 'stands'],
] as const)('%s: %j', (_, reads, outcome) => {
  expect(profileOutcome({ ...nothing, ...reads })).toBe(outcome);
});
