import { withSingleSlash } from './singleSlash.ts';

test.each([
  ['//markets', '/markets'],
  ['//markets?Language=German', '/markets?Language=German'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/login', '/evil.example/login'],
  ['/\\evil.example', '/evil.example'],
  ['/\\/\\evil.example', '/evil.example'],
  ['//user@evil.example:80/', '/user@evil.example:80/'],
  ['/markets', undefined],
  ['/markets//more', undefined],
  ['/', undefined],
  ['/%2Fevil.example', undefined],
])('%s goes to %s, on the same host', (url, single) => {
  expect(withSingleSlash(url)).toBe(single);
  if (single !== undefined) expect(new URL(single, 'https://portal.example').host).toBe('portal.example');
});
