import { readingOf, takeUnread } from '@portal/wire';
import { auth, passwordlessLogin } from './signIn.ts';

afterEach(() => void takeUnread());

const tokens = { token: 't', refresh_token: 'r' };
const optional = ['cris', 'external_reference', 'preferred_language', 'accepted_terms'];
const nulls = Object.fromEntries(optional.map((name) => [name, null]));

describe.each([
  ['by password', auth],
  ['by a mailed link', passwordlessLogin],
])('[K-01] a login %s', (_, call) => {
  test.each([
    ['absent', { ...tokens, username: 'emma', contact: { name: 'Emma' } }],
    ['null', { ...tokens, username: 'emma', first_login: null, contact: { name: 'Emma', ...nulls } }],
  ])('signs in with details that are %s', (_how, body) => {
    expect(readingOf(call).parse(body)).toEqual({
      ...{ ...tokens, username: 'emma' },
      contact: { name: 'Emma', preferred_language: undefined, accepted_terms: undefined },
    });
    expect(takeUnread()).toEqual([]);
  });

  test('signs in by its tokens alone, and not without them', () => {
    expect(readingOf(call).parse(tokens)).toMatchObject({ ...tokens, username: '', contact: { name: '' } });
    expect(readingOf(call).safeParse({ token: 't', username: 'emma' }).success).toBe(false);
  });
});
