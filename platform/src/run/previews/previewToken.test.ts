import { createHmac } from 'node:crypto';
import { previewToken, readToken } from './previewToken.ts';

const id = 'abcdefghijklmnop';
const now = Date.parse('2026-11-28T05:00:00Z');
const until = now + 3_600_000;
const key = 'a key of thirty-two characters...';

const prod = { environment: 'prod', key, now } as const;
const uat = { environment: 'uat', key: undefined, now } as const;
const ofProd = previewToken({ environment: 'prod', id, until }, key);

test('[F-21] outside of prod a link needs no more than the proposal’s id', () => {
  const token = previewToken({ environment: 'uat', id, until }, undefined);
  expect(token).toBe(id);
  expect(readToken(token, uat)).toEqual({ id });
});

test('[F-21] in prod a link is signed with the key, for a time', () => {
  expect(ofProd).toBe(signedFor('prod'));
  expect(readToken(ofProd, prod)).toEqual({ id });
  expect(readToken(ofProd, { ...prod, now: until })).toEqual({ refused: 'expired' });
});

const [, seconds = '', sign = ''] = ofProd.split('.');
const later = String(Number(seconds) + 86_400);

test.each([
  ['the id alone', id],
  ['another proposal with this signature', `bbbbbbbbbbbbbbbb.${seconds}.${sign}`],
  ['a later end with this signature', `${id}.${later}.${sign}`],
  ['an end that is not a number', `${id}.1e15.${sign}`],
  ['no signature', `${id}.${seconds}`],
  ['half of it', `${id}.${seconds}.${sign.slice(0, 20)}`],
  ['more than it', `${ofProd}.x`],
  ['signed for another environment', signedFor('staging')],
  ['signed with another key', previewToken({ environment: 'prod', id, until }, key.toUpperCase())],
  ['nothing', ''],
  ['a path', '../../etc/passwd'],
])('[F-21] prod takes no link with %s', (_, token) =>
  expect(readToken(token, prod)).toEqual({ refused: 'unknown' }),
);

test('[F-21] prod takes no link without a key of its own', () =>
  expect(readToken(ofProd, { ...prod, key: undefined })).toEqual({ refused: 'unknown' }));

test('[F-21] a link of prod leads nowhere elsewhere', () =>
  expect(readToken(ofProd, uat)).toEqual({ refused: 'unknown' }));

/** As if that environment asked for signatures, too. */
function signedFor(environment: 'staging' | 'prod'): string {
  const text = `portal preview\n${environment}\n${id}\n${Number(seconds) * 1_000}`;
  return `${id}.${seconds}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
