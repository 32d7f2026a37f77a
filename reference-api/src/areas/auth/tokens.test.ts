import { SignJWT } from 'jose';
import { accessTokenReader, signAccessToken } from './accessToken.ts';
import { newToken, tokenHash, successorOf } from './opaqueToken.ts';
import { hashOfNobody, hashPassword, passwordPower, verifyPassword } from './passwords.ts';

const key = Buffer.alloc(32, 7);
const read = accessTokenReader(key);
const claims = { clientId: 12, sessionId: '6d0cbf7e-0d49-4d53-9f8b-2b8f3b7d3a10' };

test('an access token says for whom and in which session', async () => {
  expect(await read(await signAccessToken(key, claims, 60))).toEqual(claims);
});

test('an access token that is expired, foreign, unsigned or nonsense is rejected', async () => {
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"12"}').toString('base64url')}.`;
  const bare = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('research-portal')
    .sign(key);
  const tokens = [
    await signAccessToken(key, claims, -1),
    await signAccessToken(Buffer.alloc(32, 8), claims, 60),
    unsigned,
    bare,
    'nonsense',
    '',
  ];
  for (const token of tokens) expect(await read(token)).toBeUndefined();
});

test('a token that was genuine before is none once it has expired', async () => {
  const token = await signAccessToken(key, claims, 60);
  expect(await read(token)).toEqual(claims);
  jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    expect(await read(token)).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

test('a successor is constant for its token, and differs for another token or key', () => {
  const token = newToken();
  expect(successorOf(key, token)).toBe(successorOf(key, token));
  expect(successorOf(key, token)).not.toBe(successorOf(key, newToken()));
  expect(successorOf(key, token)).not.toBe(successorOf(Buffer.alloc(32, 9), token));
  expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/);
});

const { least, production } = passwordPower;

test.each([least, production])('passwords differ down to the last character (2^%i)', async (power) => {
  const hash = await hashPassword('Zürich-2026 ', power);
  expect(hash).toMatch(new RegExp(`^scrypt\\$${2 ** power}\\$8\\$1\\$`));
  expect(await verifyPassword('Zürich-2026 ', hash)).toBe(true);
  expect(await verifyPassword('Zürich-2026', hash)).toBe(false);
  expect(await verifyPassword('', hashOfNobody(power))).toBe(false);
});
