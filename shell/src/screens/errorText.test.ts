import { en } from '../messages/en.ts';
import { errorText, hasNumber } from './errorText.ts';

test.each([
  ['404', 'We could not find this page.'],
  ['401', 'You are not authorized to access this page.'],
  ['403', 'You are not entitled to navigate to this page.'],
  ['500', 'An unexpected error occurred while processing your request.'],
  ['unentitled', 'No access – invalid subscription'],
  ['418', 'Something went wrong, please try refreshing the page.'],
  ['constructor', 'Something went wrong, please try refreshing the page.'],
])('[G-10] code %s says %p', (code, words) => {
  expect(en[errorText(code).title]).toBe(words);
});

test.each([
  ['401', 'subscription_level', ['Your subscription level does not provide access to this page.']],
  [
    'unentitled',
    'unidentified_user',
    ['No access – invalid subscription', 'We could not identify you. Please contact the team.'],
  ],
  [
    'unentitled',
    'no_access',
    ['No access – invalid subscription', 'You have no access to this content. Please contact the team.'],
  ],
  [
    'unentitled',
    'access_expired',
    ['No access – invalid subscription', 'Your access has expired. Please contact the team to renew it.'],
  ],
])('[G-10] code %s with the message %s has its own text', (code, message, words) => {
  for (const { title, lead } of [errorText(code, { message }), errorText(code, { portalMessage: message })])
    expect([title, lead].flatMap((id) => (id === undefined ? [] : [en[id]]))).toEqual(words);
});

test('[G-10] any other message of an address is not shown: anybody can write one', () => {
  expect(errorText('500', { message: 'Call 044 000 00 00 at once' })).toEqual(errorText('500'));
});

test('[G-10] a given message is plain text of at most 200 characters', () => {
  expect(errorText('404', { portalMessage: ' <b>Gone</b> ' }).plain).toBe('<b>Gone</b>');
  expect(errorText('404', { portalMessage: 'toString' }).plain).toBe('toString');
  expect(errorText('404', { portalMessage: '😀'.repeat(300) }).plain).toBe('😀'.repeat(200));
  expect(errorText('404', { portalMessage: '   ' }).plain).toBeUndefined();
});

test('[G-10] characters that turn round or hide words are taken out of a message', () => {
  expect(errorText('404', { portalMessage: '\u202Egnp.tropeR\u202C \u200Bgone\u2066' }).plain).toBe(
    'gnp.tropeR gone',
  );
  expect(errorText('404', { portalMessage: '\u200B\uFEFF' }).plain).toBeUndefined();
});

test.each([
  ['401', true],
  ['403', true],
  ['404', true],
  ['500', true],
  ['999', false],
  ['unentitled', false],
])('[G-10] the number of %s is shown: %s', (code, shown) => {
  expect(hasNumber(code)).toBe(shown);
});
