import { mailHref, phoneHref } from './contactHref.ts';

test.each([
  ['anna.ammann@bank.example', 'mailto:anna.ammann@bank.example'],
  [' anna@bank.example ', 'mailto:anna@bank.example'],
  ['a?bcc=evil@bank.example', 'mailto:a%3Fbcc%3Devil@bank.example'],
  ['zoé@bank.example', 'mailto:zo%C3%A9@bank.example'],
])('%s is written to by %s', (email, href) => {
  expect(mailHref(email)).toBe(href);
});

test.each([[null], [''], ['on request'], ['a@b@c'], ['a@b,c@d'], ['javascript:alert(1)']])(
  '%p is no address to write to',
  (email) => expect(mailHref(email)).toBeUndefined(),
);

test.each([
  ['+41 44 555 12 34', 'tel:+41445551234'],
  ['+41 (0)44 555 12 34', 'tel:+41445551234'],
  ['044 555 12 34', 'tel:0445551234'],
  ['020-7946/0123', 'tel:02079460123'],
])('%s is called by %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test.each([[null], [''], ['on request']])('%p is no number to call', (phone) =>
  expect(phoneHref(phone)).toBeUndefined(),
);
