import { linksOf } from './pdfLinks.ts';

const rect = [10, 20, 110, 40];
const link = (url: unknown) => ({ subtype: 'Link', url, rect });

test.each([
  ['https://bank.example/a', true],
  ['HTTP://bank.example', true],
  ['mailto:research@bank.example', true],
  ['javascript:alert(1)', false],
  ['data:text/html,<p>', false],
  ['/document_preview/1', false],
  ['file:///etc/passwd', false],
  ['ftp://bank.example', false],
  [undefined, false],
])('[V-03] a link of a PDF to %s is followed: %s', (url, isFollowed) => {
  expect(linksOf([link(url)])).toEqual(isFollowed ? [{ href: url, rect }] : []);
});

test('[V-03] what is no link, or has no place, is left out', () => {
  const url = 'https://bank.example';
  expect(
    linksOf([
      { subtype: 'Widget', url, rect },
      { subtype: 'Link', url },
      { ...link(url), rect: [1] },
    ]),
  ).toEqual([]);
});
