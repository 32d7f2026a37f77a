/** @jest-environment @portal/build/jest-browser */
import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright';
import { atRest, ownHeading } from './atRest.ts';

const shell = readFileSync(new URL('../../../../shell/index.html', import.meta.url), 'utf8');

const isShown = () => document.querySelector(ownHeading) !== null;

function portal(): HTMLElement {
  const place = document.getElementById('portal');
  if (place === null) throw new Error('The shell’s page has no place for the portal.');
  return place;
}

beforeEach(() => {
  document.documentElement.innerHTML = shell;
  delete document.documentElement.dataset['first'];
});

test('[F-20] a page whose code has not come is not shown, though its notice has a heading', () => {
  expect(document.querySelector('#portal h1')).not.toBeNull();
  expect(isShown()).toBe(false);
});

test('[F-20] a first view does not prove the code that takes its place', () => {
  const first = document.createElement('div');
  first.innerHTML = '<h1>All Research</h1>';
  document.body.append(first);
  portal().innerHTML = '<main><h1>All Research</h1></main>';
  document.documentElement.dataset['first'] = '';
  expect(isShown()).toBe(false);
  delete document.documentElement.dataset['first'];
  expect(isShown()).toBe(true);
  portal().innerHTML = '<main></main>';
  expect(isShown()).toBe(false);
});

test('[F-20] a page that waits for an answer that never comes is given up, with the address', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const heading = { first: () => heading, waitFor: () => Promise.resolve() };
  const page = { locator: () => heading, evaluate: () => Promise.resolve() } as unknown as Page;
  const request = { url: () => '/api/market_mood' } as Request;
  await expect(atRest(page, new Set([request]))).rejects.toThrow('after 20 s it waits for /api/market_mood');
  await expect(atRest(page, new Set())).resolves.toBeUndefined();
  jest.restoreAllMocks();
});
