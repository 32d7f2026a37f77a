import { searchAddress, termOfAddress } from './searchAddress.ts';

test.each([
  ['banks', '/all-research?search_term=banks'],
  ['  banks  ', '/all-research?search_term=banks'],
  ['M&A', '/all-research?search_term=M%26A'],
  ['a + b', '/all-research?search_term=a+%2B+b'],
  ['50 % plus', '/all-research?search_term=50+%25+plus'],
  ['Rückversicherer', '/all-research?search_term=R%C3%BCckversicherer'],
  ['Ru\u0308ckversicherer', '/all-research?search_term=R%C3%BCckversicherer'],
  ['"Nestlé" #1?', '/all-research?search_term=%22Nestl%C3%A9%22+%231%3F'],
  ['', undefined],
  [' \t\u00a0\n', undefined],
])('[S-02] %j leads to %s', (words, address) => {
  expect(searchAddress(words)).toBe(address);
});

test.each(['M&A', 'a + b', '50 % plus', 'Rückversicherer', '"Nestlé" #1?', '<b>', 'a;b=c', '日本', '👍'])(
  '[S-02] %j survives the address',
  (words) => {
    const { pathname, search } = new URL(searchAddress(words) ?? '', 'https://portal.example');
    expect(termOfAddress({ pathname, search })).toBe(words);
  },
);

test.each([
  ['/all-research', '', ''],
  ['/All-Research/', '?search_term=banks', 'banks'],
  ['/all-research', '?search_term=banks&Sector=Banks', 'banks'],
  ['/equities', '?search_term=banks', ''],
])('[S-02] %s%s shows the results of %j', (pathname, search, term) => {
  expect(termOfAddress({ pathname, search })).toBe(term);
});
