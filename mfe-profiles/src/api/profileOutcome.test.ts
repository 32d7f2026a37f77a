import { ApiError, type ApiErrorKind } from '@portal/api';
import { aTag } from '@portal/testing';
import { profileOutcome } from './profileOutcome.ts';

const analyst = aTag({ category: 'Analyst' });
const failure = (kind: ApiErrorKind) => new ApiError(kind, 'refused');
const nothing = { category: 'Analyst', record: undefined, recordError: null, accessError: null } as const;

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
  ['a profile who is unknown', { record: analyst, accessError: failure('notFound') }, 'home'],
  [
    'a profile outside of the subscription',
    { record: analyst, accessError: failure('forbidden') },
    'unentitled',
  ],
  ['a record outside of the subscription', { recordError: failure('forbidden') }, 'unentitled'],
  ['a record that could not be read', { recordError: failure('server') }, 'failed'],
  ['a record that took too long', { recordError: failure('timeout') }, 'failed'],
  ['no network', { recordError: failure('offline') }, 'failed'],
  ['a profile who could not be read', { record: analyst, accessError: failure('server') }, 'stands'],
  ['a failed second read of a record', { record: analyst, recordError: failure('server') }, 'stands'],
] as const)('%s: %j', (_, reads, outcome) => {
  expect(profileOutcome({ ...nothing, ...reads })).toBe(outcome);
});

test('a page shows records of its own kind', () => {
  const sector = aTag({ category: 'Sector' });
  expect(profileOutcome({ ...nothing, category: 'Sector', record: sector })).toBe('stands');
  expect(profileOutcome({ ...nothing, category: 'Company', record: sector })).toBe('home');
});
