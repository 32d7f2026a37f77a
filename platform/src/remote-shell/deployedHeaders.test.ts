import { answerForLocal, cookieForLocal, policyForLocal, requestForDeployed } from './deployedHeaders.ts';

const places = { own: 'http://localhost:4300', portal: 'https://uat.example' };

test('[F-13] a call of the local page arrives as one of the portal’s own pages', () => {
  const sent = requestForDeployed(
    {
      origin: places.own,
      referer: `${places.own}/equities?x=1`,
      authorization: 'Bearer token',
      cookie: 'language=de',
      forwarded: 'for=192.0.2.1',
      'x-forwarded-for': '192.0.2.1',
      'x-real-ip': '192.0.2.1',
      'accept-encoding': 'br',
    },
    places,
  );
  expect(sent).toEqual({
    origin: places.portal,
    referer: 'https://uat.example/equities?x=1',
    authorization: 'Bearer token',
    cookie: 'language=de',
    'accept-encoding': 'br',
  });
});

test.each(['https://evil.example', 'http://localhost:4301', 'null'])(
  'a call of a page of %s keeps its origin, so that the portal refuses it as ever',
  (origin) => {
    expect(requestForDeployed({ origin, referer: `${origin}/` }, places)).toEqual({
      origin,
      referer: `${origin}/`,
    });
  },
);

test.each([
  ['a=1; Path=/; Domain=uat.example; Secure; HttpOnly; SameSite=Lax', 'a=1; Path=/; HttpOnly; SameSite=Lax'],
  ['a=domain=secure; SameSite=None; Secure; Partitioned', 'a=domain=secure; SameSite=Lax'],
])('the cookie %s is one for this host, which http may carry', (cookie, local) => {
  expect(cookieForLocal(cookie)).toBe(local);
});

test('the content policy stays, except for lines that ask for https', () => {
  const policy =
    "default-src 'none'; script-src 'self'; upgrade-insecure-requests; style-src 'self' 'nonce-N'; block-all-mixed-content";
  expect(policyForLocal(policy)).toBe("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-N'");
});

test('an answer binds the browser neither to https, nor to the portal’s host, nor to hashes', () => {
  const answer = answerForLocal(
    {
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': 'max-age=1',
      'integrity-policy': 'blocked-destinations=(script)',
      'set-cookie': ['a=1; Secure'],
      location: 'https://uat.example/login?x=1#y',
      'x-own': 'kept',
    },
    places,
  );
  expect(answer).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'set-cookie': ['a=1'],
    location: '/login?x=1#y',
    'x-own': 'kept',
  });
  expect(answerForLocal({ location: 'https://elsewhere.example/x' }, places).location).toBe(
    'https://elsewhere.example/x',
  );
});
